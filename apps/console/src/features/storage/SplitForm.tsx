import { call, useAction } from "@sihai/client";
import { listStorageTasks, readShelfMap, splitStored } from "@sihai/contract/storage";
import { itemLabel } from "@sihai/contract/warehouse";
import { type ConsoleWords, consoleDict } from "@sihai/text/dict/console/shell";
import { type ConsoleStorageWords, consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Bound, Button, Card, Form, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { MeasureFields, measureEntry, printLabel, readMeasures, ShelfField, showRefusal } from "#desk";
import { readShelfName } from "./read-shelf-name.ts";
import type { Task } from "./TaskRow.tsx";

/** What stays under the old number, and what goes under a new one: each weighed, measured and shelved. */
function splitSchema(words: ConsoleStorageWords, shared: ConsoleWords) {
  const shelf = z.string().check(z.refine((text) => readShelfName(text) !== null, { error: words.shelfWrong }));
  const part = z.object({ ...measureEntry(shared), shelf });
  return z.object({ kept: part, taken: part });
}
type SplitEntry = z.infer<ReturnType<typeof splitSchema>>;
type SplitFields = ReturnType<typeof useSchemaForm<SplitEntry>>;

/** Both parts weighed, measured and shelved; the labels of both come out at the end. */
export function SplitForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const words = useDict(consoleStorageDict);
  const shared = useDict(consoleDict);
  const nothing = { weight: "", sides: "", shelf: task.shelf };
  const form = useSchemaForm<SplitEntry>(splitSchema(words, shared), { kept: nothing, taken: nothing });
  useEffect(() => form.setFocus("kept.weight"), [form]);
  const split = useAction(splitStored, {
    refreshes: [listStorageTasks, readShelfMap],
    onDone: async ({ itemNo, newItemNo }) => {
      toastSuccess(words.splitMade(newItemNo));
      onClose();
      for (const no of [itemNo, newItemNo]) await printLabel(await call(itemLabel, { params: { itemNo: no } }));
    },
    onFailed: (error) => showRefusal(form, error),
  });
  const pieces = task.pieces ?? 1;

  async function save(entry: SplitEntry) {
    const [kept, taken] = [partOf(entry.kept), partOf(entry.taken)];
    if (kept && taken) await split.run({ body: { taskId: task.taskId, itemNo: task.itemNo, kept, taken } });
  }

  return (
    <Card title={words.splitOf(task.quantity, pieces)} aside={task.itemNo}>
      <Form form={form} onSubmit={save}>
        <div className="grid gap-5 lg:grid-cols-2">
          <PartFields
            title={words.kept(task.quantity - pieces)}
            form={form}
            part="kept"
            onFilled={() => form.setFocus("taken.weight")}
          />
          <PartFields title={words.taken(pieces)} form={form} part="taken" />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={split.pending}>
            {words.splitDone}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function partOf({ shelf, ...measures }: SplitEntry["kept"]) {
  const { grams, sidesCm } = readMeasures(measures);
  const place = readShelfName(shelf);
  return grams === null || sidesCm === null || place === null ? null : { grams, sidesCm, shelf: place };
}

type PartFieldsProps = { title: string; form: SplitFields; part: "kept" | "taken"; onFilled?: () => void };

function PartFields({ title, form, part, onFilled }: PartFieldsProps) {
  const words = useDict(consoleStorageDict);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <Bound form={form} name={`${part}.weight`}>
        {(weight) => (
          <Bound form={form} name={`${part}.sides`}>
            {(sides) => <MeasureFields weight={weight} sides={sides} {...(onFilled && { onFilled })} />}
          </Bound>
        )}
      </Bound>
      <Bound form={form} name={`${part}.shelf`}>
        {(field) => <ShelfField label={words.shelfField} {...field} />}
      </Bound>
    </section>
  );
}
