import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { IconButton } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useDict } from "#console";
import { AddRow } from "./AddRow.tsx";
import { type Entry, entryOf } from "./entry.ts";
import { placeOf, useRowFocus } from "./use-row-focus.ts";
import { WholeProblem } from "./WholeProblem.tsx";

type RowsFieldProps = {
  shape: Extract<Shape, { kind: "list" }>;
  label: string;
  rows: readonly Entry[];
  onChange: (rows: readonly Entry[]) => void;
  path: string;
  problems: readonly SettingProblem[];
  /** The fields of one row. */
  children: (row: { label: string; entry: Entry; path: string; onChange: (next: Entry) => void }) => ReactNode;
};

/** The rows of a table, or the six levels of a list of fixed length. */
export function RowsField({ shape, label, rows, onChange, path, problems, children }: RowsFieldProps) {
  const words = useDict(consoleSettingDict);
  const isFixed = shape.least === shape.most;
  const { box, onAdded, onRemoved } = useRowFocus<HTMLFieldSetElement>(path, rows.length);

  function add() {
    onAdded();
    onChange([...rows, entryOf(shape.of, undefined)]);
  }

  function remove(index: number) {
    onRemoved();
    onChange(rows.toSpliced(index, 1));
  }

  return (
    <fieldset ref={box} className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      <div className={shape.of.kind === "record" ? "flex flex-col gap-3" : "grid gap-3 sm:grid-cols-2"}>
        {rows.map((row, index) => (
          // Rows have no name of their own: they are what stands at their place.
          <div key={placeOf(path, index)} data-row={placeOf(path, index)} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {children({
                label: isFixed ? words.level(index) : words.row(index + 1),
                entry: row,
                path: placeOf(path, index),
                onChange: (next) => onChange(rows.with(index, next)),
              })}
            </div>
            {isFixed ? null : <IconButton icon={Trash2} label={words.removeRow(index + 1)} onClick={() => remove(index)} />}
          </div>
        ))}
      </div>
      <WholeProblem problems={problems} path={path} shape={shape} />
      {isFixed ? null : <AddRow path={path} label={label} isFull={rows.length >= shape.most} most={shape.most} onAdd={add} />}
    </fieldset>
  );
}
