import { useAction } from "@sihai/client";
import { listExpected, readStored, undoStockIn } from "@sihai/contract/warehouse";
import { undoReasons } from "@sihai/domain/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { toastSuccess } from "@sihai/ui";
import { useDict } from "#console";
import { TakeBackForm } from "./TakeBackForm.tsx";

/** Takes a stock-in back, with the reason; the item then stands on the bench as one that is expected. */
export function UndoStockInForm({ itemNo }: { itemNo: string }) {
  const words = useDict(consoleReceivingDict);
  const undo = useAction(undoStockIn, {
    refreshes: [readStored, listExpected],
    onDone: () => toastSuccess(words.undone(itemNo)),
  });
  return (
    <TakeBackForm
      words={{ title: words.undoTitle, hint: words.undoHint, press: words.undoNow }}
      reasons={undoReasons}
      reasonWords={words.undoReasons}
      pending={undo.pending}
      onSubmit={(taken) => undo.run({ body: { itemNo, ...taken } })}
    />
  );
}
