import { useAction } from "@sihai/client";
import { claimQueue, payClaim, reviewClaim } from "@sihai/contract/claim";
import { cnyText } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Button, Card, Notice, toastSuccess } from "@sihai/ui";
import { defer, useDict, useMay } from "#console";
import { DecideForm } from "./DecideForm.tsx";
import type { DeskClaim } from "./types.ts";

/** What is to be done next with a claim, by its state and by who looks; nothing when it is over. */
export function ClaimActions({ claim, onReviewed, onDone }: { claim: DeskClaim; onReviewed: () => void; onDone: () => void }) {
  const words = useDict(consoleClaimDict);
  const may = useMay();
  const { claimNo, state, offer } = claim;
  const refreshes = [claimQueue];
  const review = useAction(reviewClaim, {
    refreshes,
    onDone: () => {
      toastSuccess(words.reviewed(claimNo));
      onReviewed();
    },
  });
  const pay = useAction(payClaim, { refreshes, onDone: () => toastSuccess(words.paidDone(claimNo)) });

  if (state === "open" && may("claim.record"))
    return (
      <Card title={words.decide}>
        <Button pending={review.pending} onClick={() => void review.run({ body: { claimNo } })}>
          {words.review}
        </Button>
      </Card>
    );
  if (state === "reviewing" && may("claim.record")) return <DecideForm claim={claim} onDone={onDone} />;
  if (state === "offered") return <Notice>{words.waitsForBuyer}</Notice>;
  if (state !== "accepted" || offer === null) return null;
  if (!may("finance.record")) return <Notice>{words.waitsForFinance}</Notice>;
  if (claim.offeredByMe) return <Notice tone="warn">{words.ownOffer}</Notice>;
  return (
    <Card title={words.decide}>
      <Button
        pending={pay.pending}
        onClick={() => {
          defer({
            subject: claimNo,
            text: words.paying(claimNo, cnyText(offer)),
            act: () => pay.run({ body: { claimNo } }),
          });
          onDone();
        }}
      >
        {words.pay(cnyText(offer))}
      </Button>
    </Card>
  );
}
