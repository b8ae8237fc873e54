import { useAction } from "@sihai/client";
import { claimQueue, offerForClaim, refuseClaim } from "@sihai/contract/claim";
import { cny, compare, least, sign, toDecimal } from "@sihai/domain";
import { claimLimits, isGone } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Button, Card, ChipGroup, MoneyField, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { later, useDict } from "#console";
import type { DeskClaim } from "./types.ts";

/** An offer within the reckoning, or a refusal; both with the reason the customer reads. */
export function DecideForm({ shown, onDone }: { shown: DeskClaim; onDone: () => void }) {
  const words = useDict(consoleClaimDict);
  const { claimNo } = shown;
  const most = toDecimal(least(cny(shown.asked), cny(shown.reckoning.maximum)));
  const [decision, setDecision] = useState<"offer" | "refuse">("offer");
  const [amount, setAmount] = useState(most);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const refreshes = [claimQueue];
  const offer = useAction(offerForClaim, {
    refreshes,
    onDone: () => {
      toastSuccess(words.offered(claimNo));
      onDone();
    },
  });
  const refuse = useAction(refuseClaim, { refreshes, onDone: () => toastSuccess(words.refused(claimNo)) });
  const fits = /^\d{1,9}(\.\d{1,2})?$/.test(amount) && sign(cny(amount)) > 0 && compare(cny(amount), cny(most)) <= 0;
  const lacksReason = reason.trim().length < 2;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lacksReason || (decision === "offer" && !fits)) return;
    const text = reason.trim();
    if (decision === "offer") {
      void offer.run({ body: { claimNo, amount: toDecimal(cny(amount)), reason: text } });
      return;
    }
    later({
      subject: claimNo,
      text: words.refusing(claimNo),
      act: () => refuse.run({ body: { claimNo, reason: text } }),
    });
    onDone();
  }

  return (
    <Card title={words.decide}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChipGroup
          label={words.decide}
          value={decision}
          onChange={setDecision}
          options={[
            { value: "offer", label: words.decisions.offer },
            { value: "refuse", label: words.decisions.refuse },
          ]}
        />
        {decision === "offer" ? (
          <MoneyField
            label={words.amount}
            hint={words.amountHint(cnyText(most))}
            value={amount}
            onChange={setAmount}
            error={tried && !fits ? words.amountWrong : undefined}
          />
        ) : null}
        <TextArea
          label={words.reason}
          required
          rows={3}
          maxLength={claimLimits.reason}
          value={reason}
          onChange={setReason}
          error={tried && lacksReason ? words.needed : undefined}
        />
        {decision === "offer" && isGone(shown.kind) && shown.parcelState !== "exception" ? (
          <p className="text-note text-grey">{words.goneNote}</p>
        ) : null}
        <Button type="submit" kind={decision === "offer" ? "primary" : "danger"} pending={offer.pending}>
          {decision === "offer" ? words.sendOffer : words.refuse}
        </Button>
      </form>
    </Card>
  );
}
