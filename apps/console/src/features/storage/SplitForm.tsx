import { call, useAction } from "@sihai/client";
import { itemLabel, listStorageTasks, readShelfMap, splitStored } from "@sihai/contract/warehouse";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { MeasureFields, type MeasureTexts, noMeasures, printLabel, readMeasures, ShelfField } from "#bench";
import { useDict } from "#console";
import { readShelfName } from "./read-shelf-name.ts";
import type { Task } from "./TaskRow.tsx";

type Entry = { measures: MeasureTexts; shelf: string };

/** Both parts weighed, measured and shelved; the labels of both come out at the end. */
export function SplitForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const words = useDict(consoleStorageDict);
  const shared = useDict(consoleDict);
  const [kept, setKept] = useState<Entry>({ measures: noMeasures, shelf: task.shelf });
  const [taken, setTaken] = useState<Entry>({ measures: noMeasures, shelf: task.shelf });
  const [tried, setTried] = useState(false);
  const first = useRef<{ focus: () => void }>(null);
  const second = useRef<{ focus: () => void }>(null);
  useEffect(() => first.current?.focus(), []);
  const split = useAction(splitStored, {
    refreshes: [listStorageTasks, readShelfMap],
    onDone: async ({ itemNo, newItemNo }) => {
      toastSuccess(words.splitMade(newItemNo));
      onClose();
      for (const no of [itemNo, newItemNo]) await printLabel(await call(itemLabel, { params: { itemNo: no } }));
    },
  });
  const pieces = task.pieces ?? 1;

  function submit() {
    setTried(true);
    const [keptPart, takenPart] = [partOf(kept), partOf(taken)];
    if (!keptPart) first.current?.focus();
    else if (!takenPart) second.current?.focus();
    else void split.run({ body: { taskId: task.taskId, itemNo: task.itemNo, kept: keptPart, taken: takenPart } });
  }

  return (
    <Card title={words.splitOf(task.quantity, pieces)} aside={task.itemNo}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-5 lg:grid-cols-2">
          <PartFields
            title={words.kept(task.quantity - pieces)}
            entry={kept}
            onChange={setKept}
            tried={tried}
            onFilled={() => second.current?.focus()}
            fields={first}
          />
          <PartFields
            title={words.taken(pieces)}
            entry={taken}
            onChange={setTaken}
            tried={tried}
            onFilled={submit}
            fields={second}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={split.pending}>
            {words.splitDone}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function partOf({ measures, shelf }: Entry) {
  const { grams, sidesCm } = readMeasures(measures);
  const place = readShelfName(shelf);
  return grams === null || sidesCm === null || place === null ? null : { grams, sidesCm, shelf: place };
}

type PartFieldsProps = {
  title: string;
  entry: Entry;
  onChange: (entry: Entry) => void;
  tried: boolean;
  onFilled: () => void;
  fields: React.RefObject<{ focus: () => void } | null>;
};

function PartFields({ title, entry, onChange, tried, onFilled, fields }: PartFieldsProps) {
  const words = useDict(consoleStorageDict);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <MeasureFields
        ref={fields}
        value={entry.measures}
        onChange={(measures) => onChange({ ...entry, measures })}
        tried={tried}
        onFilled={onFilled}
      />
      <ShelfField
        label={words.shelfField}
        value={entry.shelf}
        onChange={(shelf) => onChange({ ...entry, shelf })}
        isWrong={tried && readShelfName(entry.shelf) === null}
        wrongText={words.shelfWrong}
      />
    </section>
  );
}
