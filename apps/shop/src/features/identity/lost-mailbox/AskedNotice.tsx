import { formatDateTime } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { LinkButton, Notice } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";

type AskedNoticeProps = { masked: string; opensAt: string; stop: string };

/** Somebody asked to give this account another e-mail address: which one, masked, from when it would hold, and the way to object. */
export default function AskedNotice({ masked, opensAt, stop }: AskedNoticeProps) {
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
