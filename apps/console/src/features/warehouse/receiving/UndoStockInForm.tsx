import { useAction } from "@sihai/client";
import { listExpected, readStored, undoStockIn } from "@sihai/contract/warehouse";
import { undoReasons } from "@sihai/domain/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Bound, Button, Fold, Form, Select, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";

const undoEntry = z.object({ reason: z.enum(undoReasons), note: z.string().check(z.trim(), z.maxLength(300)) });

/** Takes a stock-in back, with the reason; the item then stands on the bench as one that is expected. */
export function UndoStockInForm({ itemNo }: { itemNo: string }) {
  const words = useDict(consoleReceivingDict);
  const form = useSchemaForm<z.infer<typeof undoEntry>>(undoEntry, { reason: undoReasons[0], note: "" });
  const undo = useAction(undoStockIn, {
    refreshes: [readStored, listExpected],
    onDone: () => toastSuccess(words.undone(itemNo)),
  });
  return (
    <Fold title={words.undoTitle}>
      <Form form={form} onSubmit={({ reason, note }) => undo.run({ body: { itemNo, reason, ...(note !== "" && { note }) } })}>
        <p className="text-note text-grey">{words.undoHint}</p>
        <Bound form={form} name="reason">
          {(field) => (
            <Select
              label={words.undoReason}
              options={undoReasons.map((value) => ({ value, label: words.undoReasons[value] }))}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="note">
          {(field) => <TextField label={words.correctNote} maxLength={300} {...field} />}
        </Bound>
        <Button type="submit" kind="danger" pending={undo.pending}>
          {words.undoNow}
        </Button>
      </Form>
    </Fold>
  );
}
