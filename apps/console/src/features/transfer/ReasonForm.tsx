import { useAction } from "@sihai/client";
import { dropArrival, refuseTransfer, transferQueue } from "@sihai/contract/transfer";
import { receiptLimits } from "@sihai/domain/transfer";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { Bound, Button, Card, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import { fieldText } from "#desk";

/** Takes a record back, or declines a receipt: either with its reason, after a moment in which it can be undone. */
export function ReasonForm({ act, transferNo, onDone }: { act: "drop" | "refuse"; transferNo: string; onDone: () => void }) {
  const words = useDict(consoleTransferDict);
  const form = useSchemaForm(z.object({ reason: fieldText(refuseTransfer.body.shape.reason, words.needed) }), { reason: "" });
  const refreshes = [transferQueue];
  const drop = useAction(dropArrival, { refreshes, onDone: () => toastSuccess(words.dropped(transferNo)) });
  const refuse = useAction(refuseTransfer, { refreshes, onDone: () => toastSuccess(words.refused(transferNo)) });
  async function send({ reason }: { reason: string }) {
    const body = { transferNo, reason };
    if (act === "drop") {
      await drop.run({ body });
      return;
    }
    defer({ subject: transferNo, text: words.refusing(transferNo), act: () => refuse.run({ body }) });
    onDone();
  }
  return (
    <Card title={act === "drop" ? words.drop : words.refuseTitle}>
      <Form form={form} onSubmit={send}>
        <Bound form={form} name="reason">
          {(field) => (
            <TextArea
              label={act === "drop" ? words.dropReason : words.reason}
              required
              rows={2}
              maxLength={receiptLimits.reason}
              {...field}
            />
          )}
        </Bound>
        <div>
          <Button type="submit" small kind="danger" pending={drop.pending}>
            {act === "drop" ? words.drop : words.refuse}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
