import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, refundService } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Bound, Button, Form, NumberField, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal, wholeBetween } from "#desk";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

type FewerDoneProps = { packageId: string; work: ParcelOnBench["work"][number]; onClose: () => void };

/** A service that is done to fewer pieces than paid for, or not at all: how many, and why; the rest goes back at once. */
export function FewerDone({ packageId, work: { code, itemNo, quantity }, onClose }: FewerDoneProps) {
  const words = useDict(consolePackingDict);
  const form = useSchemaForm(
    z.object({
      pieces: wholeBetween(0, quantity - 1, words.fewerHint(quantity)),
      reason: fieldText(refundService.body.shape.reason, words.fewerReasonHint),
    }),
    { pieces: "0", reason: "" },
  );
  const refund = useAction(refundService, {
    refreshes: [packingParcel, packingQueue],
    onDone: ({ refunded }) => {
      toastSuccess(words.fewerDone(cnyText(refunded)));
      onClose();
    },
    onFailed: (error) => showRefusal(form, error, { SERVICE_NOT_FEWER: "pieces" }),
  });
  return (
    <Form
      form={form}
      onSubmit={({ pieces, reason }) =>
        refund.run({ body: { packageId, code, done: Number(pieces), reason, ...(itemNo !== null && { itemNo }) } })
      }
    >
      {quantity > 1 ? (
        <Bound form={form} name="pieces">
          {(field) => <NumberField label={words.fewerPieces} hint={words.fewerHint(quantity)} maxDigits={4} {...field} />}
        </Bound>
      ) : null}
      <Bound form={form} name="reason">
        {(field) => (
          <TextArea label={words.fewerReason} hint={words.fewerReasonHint} required rows={2} maxLength={300} {...field} />
        )}
      </Bound>
      <div>
        <Button type="submit" small kind="danger" pending={refund.pending}>
          {words.fewerDo}
        </Button>
      </div>
    </Form>
  );
}
