import { useAction } from "@sihai/client";
import { buyingQueue, splitItem } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, NumberField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { showRefusal, wholeBetween } from "#desk";
import type { DeskItem } from "./desk-item.ts";

/** Takes pieces the seller does not have onto a line of their own; no money moves. */
export function SplitForm({ item, onDone }: { item: DeskItem; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const most = item.quantity - 1;
  const form = useSchemaForm(z.object({ pieces: wholeBetween(1, most, words.splitRange(most)) }), { pieces: "1" });
  const split = useAction(splitItem, {
    refreshes: [buyingQueue],
    onDone: ({ newItemNo }) => {
      toastSuccess(words.split(newItemNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { ITEM_SPLIT_REFUSED: "pieces" }),
  });

  return (
    <Form form={form} onSubmit={({ pieces }) => split.run({ body: { itemNo: item.itemNo, pieces: Number(pieces) } })}>
      <Bound form={form} name="pieces">
        {(field) => <NumberField label={words.splitPieces} hint={words.splitHint(item.quantity)} maxDigits={4} {...field} />}
      </Bound>
      <Button type="submit" pending={split.pending}>
        {words.splitLine}
      </Button>
    </Form>
  );
}
