import { askSplit, listStorage, readStoredItem } from "@sihai/contract/storage";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Sheet, Stepper, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";
import type { StoredItem } from "./stored-item.ts";

/** How many pieces are to lie apart. */
export function SplitSheet({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const words = useDict(storageDict);
  const [pieces, setPieces] = useState(1);
  const split = useAction(askSplit, {
    refreshes: [readStoredItem, listStorage],
    onDone: () => {
      toastSuccess(words.splitRequested);
      onClose();
    },
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.splitTitle}
      footer={
        <Button wide pending={split.pending} onClick={() => void split.run({ body: { itemId: item.itemId, pieces } })}>
          {words.splitAsk}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 rounded-card bg-white p-4">
        <div className="flex items-center justify-between gap-3">
          <span>{words.splitOff}</span>
          <Stepper label={words.splitOff} value={pieces} onChange={setPieces} min={1} max={item.quantity - 1} />
        </div>
        <p className="text-title font-semibold">{words.splitInto(item.quantity - pieces, pieces)}</p>
        <p className="text-body text-grey">{words.splitHelp}</p>
      </div>
    </Sheet>
  );
}
