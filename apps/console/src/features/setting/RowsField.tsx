import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button, IconButton } from "@sihai/ui";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useDict } from "#console";
import { type Entry, entryOf } from "./entry.ts";

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
  const whole = problems.find((problem) => problem.path === path);
  const nameOf = (index: number) => (isFixed ? words.level(index) : words.row(index + 1));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      <div className={isFixed ? "grid gap-3 sm:grid-cols-2" : "flex flex-col gap-3"}>
        {rows.map((row, index) => (
          // Rows have no name of their own: they are what stands at their place.
          <div key={`${path}.${String(index)}`} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {children({
                label: nameOf(index),
                entry: row,
                path: path === "" ? String(index) : `${path}.${index}`,
                onChange: (next) => onChange(rows.with(index, next)),
              })}
            </div>
            {isFixed ? null : (
              <IconButton icon={Trash2} label={words.removeRow(index + 1)} onClick={() => onChange(rows.toSpliced(index, 1))} />
            )}
          </div>
        ))}
      </div>
      <p role="alert" className="text-note text-danger empty:hidden">
        {whole ? words.problems[whole.code] : null}
      </p>
      {isFixed || rows.length >= shape.most ? null : (
        <div>
          <Button small kind="quiet" icon={Plus} onClick={() => onChange([...rows, entryOf(shape.of, undefined)])}>
            {words.addRow}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
