import { useAction } from "@sihai/client";
import { undoLogistics } from "@sihai/contract/forwarding";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { logisticsUndoReasons } from "@sihai/domain/forwarding";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { toastSuccess } from "@sihai/ui";
import { useDict, usePageSearch } from "#console";
import { TakeBackForm } from "./TakeBackForm.tsx";

/** Takes a number back that staff entered, with the reason; the item then lies on the bench as one without a number. */
export function TakeNumberBackForm({ itemNo }: { itemNo: string }) {
  const words = useDict(consoleReceivingDict);
  const [, change] = usePageSearch("/receiving");
  const undo = useAction(undoLogistics, {
    refreshes: [listExpected, scanDelivery],
    onDone: () => {
      toastSuccess(words.takenBack(itemNo));
      change({ item: itemNo, number: undefined, q: undefined });
    },
  });
  return (
    <TakeBackForm
      words={{ title: words.takeBackTitle, hint: words.takeBackHint, press: words.takeBackNow }}
      reasons={logisticsUndoReasons}
      reasonWords={words.takeBackReasons}
      pending={undo.pending}
      onSubmit={(taken) => undo.run({ body: { itemNo, ...taken } })}
    />
  );
}
