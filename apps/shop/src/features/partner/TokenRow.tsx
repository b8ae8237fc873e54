import type { CallData } from "@sihai/contract";
import { listTokens, revokeToken } from "@sihai/contract/partner";
import { formatBoth, formatDate } from "@sihai/text";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, confirmBox, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useLanguage } from "#shop";

type Token = CallData<typeof listTokens>["list"][number];

/** One token: what it may do, until when, when it was last used; and revoking it. */
export function TokenRow({ token }: { token: Token }) {
  const words = useDict(partnerDict);
  const language = useLanguage();
  const revoke = useAction(revokeToken, { refreshes: [listTokens], onDone: () => toastSuccess(words.revoked) });
  const { name, hint, scopes, lastUsedAt } = token;
  async function ask() {
    const question = { title: words.revokeAsk(name), text: words.revokeText, confirmText: words.revoke };
    if (await confirmBox({ ...question, danger: true })) void revoke.run({ body: { id: token.id } });
  }
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-note text-grey">
          <code>{hint}…</code>
        </p>
        <ul className="text-note text-grey">
          {scopes.map((scope) => (
            <li key={scope}>{words.scopes[scope]}</li>
          ))}
        </ul>
        <p className="text-note text-grey">
          {token.isOver ? words.over : words.until(formatDate(token.expiresAt, language))}
          {" · "}
          {lastUsedAt === null ? words.neverUsed : words.used(formatBoth(lastUsedAt, language).local)}
        </p>
      </div>
      <Button small kind="quiet" label={words.revokeAsk(name)} pending={revoke.pending} onClick={() => void ask()}>
        {words.revoke}
      </Button>
    </li>
  );
}
