import { forgotPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Cell, CellGroup, Page } from "@sihai/ui";
import { KeyRound, Link, Mail } from "lucide-react";
import { go, href, useAction, useDict, useSession } from "#shop";

/** Three ways to change the login password: by the old one, by an e-mailed code, by a reset link (rules B-75 to B-78). */
export default function LoginPasswordPage() {
  const words = useDict(identityDict);
  const email = useSession((session) => session.user?.email ?? "");
  const send = useAction(forgotPassword, { onDone: () => go("/user/password/login/success", { mode: "sent" }) });
  return (
    <Page title={words.changeLoginTitle}>
      <CellGroup>
        <Cell
          icon={<KeyRound size={22} />}
          title={words.loginByOriginal}
          note={words.loginByOriginalNote}
          href={href("/user/password/login/original")}
        />
        <Cell
          icon={<Mail size={22} />}
          title={words.loginByEmail}
          note={words.loginByEmailNote}
          href={href("/user/password/login/email")}
        />
        <Cell
          icon={<Link size={22} />}
          title={words.loginByLink}
          note={words.loginByLinkNote}
          onClick={email === "" ? undefined : () => void send.run({ body: { email } })}
        />
      </CellGroup>
    </Page>
  );
}
