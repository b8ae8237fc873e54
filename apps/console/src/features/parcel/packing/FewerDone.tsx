import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, refundService } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Button, NumberField, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

type FewerDoneProps = { packageId: string; one: ParcelOnBench["work"][number]; onClose: () => void };

/** A service that is done to fewer pieces than paid for, or not at all: how many, and why; the rest goes back at once. */
export function FewerDone({ packageId, one: { code, itemNo, quantity }, onClose }: FewerDoneProps) {
  const words = useDict(consolePackingDict);
  const [pieces, setPieces] = useState("0");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const done = Number(pieces);
  const isFewer = pieces !== "" && done < quantity;
  const hasReason = reason.trim().length >= 2;
  const refund = useAction(refundService, {
    refreshes: [packingParcel, packingQueue],
    onDone: ({ refunded }) => {
      toastSuccess(words.fewerDone(cnyText(refunded)));
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isFewer && hasReason)
      void refund.run({ body: { packageId, code, done, reason: reason.trim(), ...(itemNo !== null && { itemNo }) } });
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-3">
      {quantity > 1 ? (
        <NumberField
          label={words.fewerPieces}
          hint={words.fewerHint(quantity)}
          value={pieces}
          maxDigits={4}
          onChange={setPieces}
          error={tried && !isFewer ? words.fewerHint(quantity) : undefined}
        />
      ) : null}
      <TextArea
        label={words.fewerReason}
        hint={words.fewerReasonHint}
        required
        rows={2}
        maxLength={300}
        value={reason}
        onChange={setReason}
        error={tried && !hasReason ? words.fewerReasonHint : undefined}
      />
      <div>
        <Button type="submit" small kind="danger" pending={refund.pending}>
          {words.fewerDo}
        </Button>
      </div>
    </form>
  );
}
