import { accountDict } from "@sihai/text/dict/account";
import { Cell, CellGroup, Page } from "@sihai/ui";
import { KeyRound, Mail } from "lucide-react";
import { href, useDict } from "#shop";

/** Two ways to change the login password. */
export default function LoginPasswordPage() {
  const words = useDict(accountDict);
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
      </CellGroup>
    </Page>
  );
}
