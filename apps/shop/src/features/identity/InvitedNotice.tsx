import { readInvitation } from "@sihai/contract/membership";
import { cnyText } from "@sihai/text";
import { identityDict } from "@sihai/text/dict/identity";
import { Notice } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";

/** Somebody who came by a friend's link sees that it counts, and for what (decision 111). Nothing where it counts for nothing. */
export function InvitedNotice({ code }: { code: string | undefined }) {
  const words = useDict(identityDict);
  const { data } = useEndpoint(readInvitation, { query: { partnerCode: code ?? "" } }, { enabled: code !== undefined });
  if (!data?.invitation) return null;
  const { initial, amount, least } = data.invitation;
  return (
    <Notice tone="brand">
      <p className="font-semibold">{words.invited(initial)}</p>
      <p>{words.invitedGift(cnyText(amount), cnyText(least))}</p>
    </Notice>
  );
}
