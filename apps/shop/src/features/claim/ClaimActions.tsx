import { acceptClaimOffer, parcelClaims, withdrawClaim } from "@sihai/contract/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, confirmBox, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";
import { ContestSheet } from "./ContestSheet.tsx";
import type { ClaimOnWire } from "./types.ts";

/** What the buyer can do with a claim now: take the offer, say why it is not enough, take the claim up again or back. */
export function ClaimActions({ claim: { claimNo, offer, may } }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const [isContesting, setContesting] = useState(false);
  const refreshes = [parcelClaims];
  const accept = useAction(acceptClaimOffer, { refreshes, onDone: () => toastSuccess(words.accepted) });
  const withdraw = useAction(withdrawClaim, { refreshes, onDone: () => toastSuccess(words.withdrawn) });

  async function askAccept(amount: string) {
    const confirmText = words.accept(cnyText(amount));
    if (await confirmBox({ title: words.acceptTitle, text: words.acceptText, confirmText }))
      await accept.run({ body: { claimNo, amount } });
  }
  async function askWithdraw() {
    if (await confirmBox({ title: words.withdrawTitle, text: words.withdrawText, danger: true, confirmText: words.withdraw }))
      await withdraw.run({ body: { claimNo } });
  }

  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden">
      {may.accept && offer !== null ? (
        <Button wide pending={accept.pending} onClick={() => void askAccept(offer)}>
          {words.accept(cnyText(offer))}
        </Button>
      ) : null}
      {may.contest || may.revive ? (
        <Button wide kind={may.revive ? "primary" : "quiet"} onClick={() => setContesting(true)}>
          {may.revive ? words.revive : words.contest}
        </Button>
      ) : null}
      {may.withdraw && !may.accept ? (
        <div className="-ml-4">
          <Button small kind="plain" pending={withdraw.pending} onClick={() => void askWithdraw()}>
            {words.withdraw}
          </Button>
        </div>
      ) : null}
      {isContesting ? (
        <ContestSheet
          claimNo={claimNo}
          title={may.revive ? words.reviveTitle : words.contestTitle}
          onClose={() => setContesting(false)}
        />
      ) : null}
    </div>
  );
}
