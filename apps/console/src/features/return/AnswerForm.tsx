import { useAction } from "@sihai/client";
import { approveReturn, refuseReturn, returnQueue } from "@sihai/contract/return";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { Button, Card, ChipGroup, MoneyField, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { later, useDict } from "#console";
import { type DeskReturn, isAmount } from "./types.ts";

const reasonMax = 300;

/** The seller's answer: agreed, for an exchange with a quote of the way back; or refused, with the reason the customer reads. */
export function AnswerForm({ shown, onDone }: { shown: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const { returnNo } = shown;
  const isExchange = shown.kind === "exchange";
  const [answer, setAnswer] = useState<"approve" | "refuse">("approve");
  const [quote, setQuote] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const refreshes = [returnQueue];
  const approve = useAction(approveReturn, {
    refreshes,
    onDone: () => {
      toastSuccess(words.approved(returnNo));
      onDone();
    },
  });
  const refuse = useAction(refuseReturn, { refreshes, onDone: () => toastSuccess(words.refused(returnNo)) });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (answer === "approve") {
      if (isExchange && !isAmount(quote)) return;
      void approve.run({ body: { returnNo, ...(isExchange && { freight: quote }) } });
      return;
    }
    const text = reason.trim();
    if (text.length < 2) return;
    later({
      subject: returnNo,
      text: words.refusing(returnNo),
      act: () => refuse.run({ body: { returnNo, reason: text } }),
    });
    onDone();
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChipGroup
          label={words.kind}
          value={answer}
          onChange={setAnswer}
          options={[
            { value: "approve", label: words.approve },
            { value: "refuse", label: words.refuse },
          ]}
        />
        {answer === "approve" && isExchange ? (
          <MoneyField
            label={words.quoteLabel}
            hint={words.quoteHint}
            value={quote}
            onChange={setQuote}
            error={tried && !isAmount(quote) ? words.amountWrong : undefined}
          />
        ) : null}
        {answer === "refuse" ? (
          <TextArea
            label={words.refuseReason}
            required
            maxLength={reasonMax}
            value={reason}
            onChange={setReason}
            error={tried && reason.trim().length < 2 ? words.needed : undefined}
          />
        ) : null}
        <Button type="submit" kind={answer === "approve" ? "primary" : "danger"} pending={approve.pending}>
          {answer === "approve" ? words.approve : words.refuse}
        </Button>
      </form>
    </Card>
  );
}
