import { useAction } from "@sihai/client";
import { buyingQueue, splitItem } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, NumberField, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";
import type { DeskItem } from "./desk-item.ts";

/** Takes pieces the seller does not have onto a line of their own; no money moves. */
export function SplitForm({ item, onDone }: { item: DeskItem; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const [pieces, setPieces] = useState("1");
  const most = item.quantity - 1;
  const split = useAction(splitItem, {
    refreshes: [buyingQueue],
    onDone: ({ newItemNo }) => {
      toastSuccess(words.split(newItemNo));
      onDone();
    },
  });
  const wanted = Number(pieces);
  const fits = wanted >= 1 && wanted <= most;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fits) void split.run({ body: { itemNo: item.itemNo, pieces: wanted } });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NumberField
        label={words.splitPieces}
        hint={words.splitHint(item.quantity)}
        maxDigits={4}
        value={pieces}
        onChange={setPieces}
        error={pieces !== "" && !fits ? words.splitRange(most) : undefined}
      />
      <Button type="submit" pending={split.pending}>
        {words.splitLine}
      </Button>
    </form>
  );
}
