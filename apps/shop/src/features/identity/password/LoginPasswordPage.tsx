import { forgotPassword, userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Cell, CellGroup, Page, SkeletonList } from "@sihai/ui";
import { KeyRound, Link, Mail } from "lucide-react";
import { go, href, NotYet, useAction, useDict, useEndpoint, useSession } from "#shop";

/** Ways to change the login password: by the old one, by an e-mailed code, by a reset link (rules B-75 to B-78). Who has none sets one. */
export default function LoginPasswordPage() {
  const words = useDict(identityDict);
  const info = useEndpoint(userInfo, {});
  const email = useSession((session) => session.user?.email ?? "");
  const send = useAction(forgotPassword, { onDone: () => go("/user/password/login/success", { mode: "sent" }) });
  const hasOne = info.data?.hasLoginPassword ?? true;
  return (
    <Page title={hasOne ? words.changeLoginTitle : words.setLoginTitle}>
      {info.data ? (
        <CellGroup>
          {hasOne ? (
            <Cell
              icon={<KeyRound size={22} />}
              title={words.loginByOriginal}
              note={words.loginByOriginalNote}
              href={href("/user/password/login/original")}
            />
          ) : null}
          <Cell
            icon={<Mail size={22} />}
            title={hasOne ? words.loginByEmail : words.setByEmail}
            note={words.loginByEmailNote}
            href={href("/user/password/login/email")}
          />
          <Cell
            icon={<Link size={22} />}
            title={hasOne ? words.loginByLink : words.setByLink}
            note={hasOne ? words.loginByLinkNote : words.setByLinkNote}
            onClick={email === "" ? undefined : () => void send.run({ body: { email } })}
          />
        </CellGroup>
      ) : (
        <NotYet read={info} skeleton={<SkeletonList cards={1} />} />
      )}
    </Page>
  );
}
