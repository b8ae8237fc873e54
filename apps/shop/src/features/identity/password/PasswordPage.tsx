import { userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Cell, CellGroup, Page, SkeletonList, Tag } from "@sihai/ui";
import { KeyRound, Mail, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { href, NotYet, useDict, useEndpoint } from "#shop";

import { MailboxAsked } from "../lost-mailbox/MailboxAsked.tsx";

/** Account security: the two passwords and the e-mail, each with its present state. */
export default function PasswordPage() {
  const words = useDict(identityDict);
  const account = useDict(accountDict);
  const info = useEndpoint(userInfo, {});
  return (
    <Page title={words.security}>
      {info.data ? null : <NotYet read={info} skeleton={<SkeletonList cards={2} />} />}
      {info.data ? (
        <>
          <MailboxAsked />
          <CellGroup>
            <Cell
              icon={<KeyRound size={22} />}
              title={words.loginPassword}
              note={words.loginPasswordNote}
              value={info.data.hasLoginPassword ? words.change : words.notSet}
              href={href("/user/password/login")}
            />
            <Cell
              icon={<ShieldCheck size={22} />}
              title={words.payPassword}
              note={words.payPasswordNote}
              value={info.data.hasPayPassword ? words.change : words.notSet}
              href={href("/user/password/pay", { mode: info.data.hasPayPassword ? "modify" : "set" })}
            />
            {info.data.hasPayPassword ? (
              <Cell title={words.forgotPay} href={href("/user/password/pay", { mode: "reset" })} />
            ) : null}
          </CellGroup>
          <CellGroup>
            <Cell
              icon={<Mail size={22} />}
              title={words.accountEmail}
              note={info.data.email}
              value={
                <Tag tone={info.data.emailIsValid ? "ok" : "warn"}>
                  {info.data.emailIsValid ? words.confirmed : words.unconfirmed}
                </Tag>
              }
              href={href("/user/account/email")}
            />
            <Cell
              icon={<MonitorSmartphone size={22} />}
              title={account.devices}
              note={account.devicesNote}
              href={href("/user/setting", { part: "devices" })}
            />
          </CellGroup>
        </>
      ) : null}
    </Page>
  );
}
