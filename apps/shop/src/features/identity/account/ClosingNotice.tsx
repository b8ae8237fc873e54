import { keepAccount, readClosing, userInfo } from "@sihai/contract/identity";
import { formatDateTime } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Notice, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useLanguage } from "#shop";

/** The account is set to close: when, and the way to keep it. */
export default function ClosingNotice({ closesAt }: { closesAt: string }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const keep = useAction(keepAccount, { refreshes: [readClosing, userInfo], onDone: () => toastSuccess(words.accountKept) });
  return (
    <Notice
      tone="warn"
      title={words.closing}
      action={
        <Button small kind="quiet" pending={keep.pending} onClick={() => void keep.run({})}>
          {words.keepAccount}
        </Button>
      }
    >
      {words.closingText(formatDateTime(closesAt, language))}
    </Notice>
  );
}
