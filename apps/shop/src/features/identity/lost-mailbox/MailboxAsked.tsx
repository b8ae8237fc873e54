import { userInfo } from "@sihai/contract/identity";
import { formatDateTime } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { LinkButton, Notice } from "@sihai/ui";
import { Suspense } from "react";
import { href, useDict, useEndpoint, useLanguage } from "#shop";

/** Somebody asks to move the account: said wherever its owner looks after the account or the money, with what stops it. */
export function MailboxAsked() {
  const asked = useEndpoint(userInfo, {}).data?.mailboxAsked;
  return asked ? (
    <Suspense>
      <Asked masked={asked.masked} opensAt={asked.opensAt} stop={asked.key} />
    </Suspense>
  ) : null;
}

type AskedProps = { masked: string; opensAt: string; stop: string };

function Asked({ masked, opensAt, stop }: AskedProps) {
  const words = useDict(accountDict);
  const language = useLanguage();
  return (
    <Notice
      tone="danger"
      title={words.askedTitle}
      action={
        <LinkButton small kind="danger" href={href("/login", { object: stop })}>
          {words.objectNow}
        </LinkButton>
      }
    >
      {words.askedText(masked, formatDateTime(opensAt, language))}
    </Notice>
  );
}
