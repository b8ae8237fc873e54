import { useAction } from "@sihai/client";
import { undoLogistics } from "@sihai/contract/forwarding";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { logisticsUndoReasons } from "@sihai/domain/forwarding";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Bound, Button, Fold, Form, Select, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, usePageSearch } from "#console";

const takeBackEntry = z.object({ reason: z.enum(logisticsUndoReasons), note: z.string().check(z.trim(), z.maxLength(300)) });

/** Takes a number back that staff entered, with the reason; the item then lies on the bench as one without a number. */
export function TakeNumberBackForm({ itemNo }: { itemNo: string }) {
  const words = useDict(consoleReceivingDict);
  const [, change] = usePageSearch("/receiving");
  const form = useSchemaForm<z.infer<typeof takeBackEntry>>(takeBackEntry, { reason: logisticsUndoReasons[0], note: "" });
  const undo = useAction(undoLogistics, {
    refreshes: [listExpected, scanDelivery],
    onDone: () => {
      toastSuccess(words.takenBack(itemNo));
      change({ item: itemNo, number: undefined, q: undefined });
    },
  });
  return (
    <Fold title={words.takeBackTitle}>
      <Form form={form} onSubmit={({ reason, note }) => undo.run({ body: { itemNo, reason, ...(note !== "" && { note }) } })}>
        <p className="text-note text-grey">{words.takeBackHint}</p>
        <Bound form={form} name="reason">
          {(field) => (
            <Select
              label={words.undoReason}
              options={logisticsUndoReasons.map((value) => ({ value, label: words.takeBackReasons[value] }))}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="note">
          {(field) => <TextField label={words.correctNote} maxLength={300} {...field} />}
        </Bound>
        <Button type="submit" kind="danger" pending={undo.pending}>
          {words.takeBackNow}
        </Button>
      </Form>
    </Fold>
  );
}
