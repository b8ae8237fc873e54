import { useAction } from "@sihai/client";
import { buyingQueue, cancelForBuyer } from "@sihai/contract/order";
import { staffCancelReasons } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, Select, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import type { DeskItem } from "./desk-item.ts";

const noteMax = 300;
const cancelEntry = z.object({ reason: z.enum(staffCancelReasons), note: z.string().check(z.trim()) });
type CancelEntry = z.infer<typeof cancelEntry>;

/** Cancels an item and returns the whole amount, after a moment in which it can be undone. */
export function CancelForm({ item, onDone }: { item: DeskItem; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const form = useSchemaForm<CancelEntry>(cancelEntry, { reason: "out-of-stock", note: "" });
  const cancel = useAction(cancelForBuyer, {
    refreshes: [buyingQueue],
    onDone: ({ itemNo, refunded }) => toastSuccess(words.cancelled(itemNo, cnyText(refunded))),
  });

  function cancelLater({ reason, note }: CancelEntry) {
    const { itemNo } = item;
    defer({
      subject: itemNo,
      text: words.cancelling(itemNo),
      act: () => cancel.run({ body: { itemNo, reason, ...(note !== "" && { note }) } }),
    });
    onDone();
  }

  return (
    <Form form={form} onSubmit={cancelLater}>
      <Bound form={form} name="reason">
        {(field) => (
          <Select
            label={words.reason}
            options={staffCancelReasons.map((value) => ({ value, label: words.cancelReasons[value] }))}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.note} maxLength={noteMax} {...field} />}
      </Bound>
      <Button type="submit" kind="danger">
        {words.cancel}
      </Button>
    </Form>
  );
}
