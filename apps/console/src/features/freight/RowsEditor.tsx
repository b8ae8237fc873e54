import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, cx, IconButton } from "@sihai/ui";
import { Plus, X } from "lucide-react";
import { useDict } from "#console";
import type { CellError } from "./ErrorsTable.tsx";
import { wordIn } from "./words.ts";

type Row = Record<string, string>;
type RowsEditorProps = {
  rows: readonly Row[];
  kinds: readonly string[];
  /** The column that names the row: where a band ends, what a surcharge is called. */
  lead: string;
  columns: readonly string[];
  /** The columns a kind asks for. */
  fieldsOf: Readonly<Record<string, readonly string[]>>;
  errors: readonly CellError[];
  words: { add: string; remove: (row: number) => string; cell: (row: number, column: string) => string };
  onChange: (rows: Row[]) => void;
};

/** Rows of a file as a table to type into; a kind greys out the cells it does not use. */
export function RowsEditor(props: RowsEditorProps) {
  const { rows, kinds, lead, columns, fieldsOf, errors, onChange } = props;
  const words = useDict(consoleFreightDict);
  const shown = columns.filter((column) => rows.some((row) => (fieldsOf[row.kind ?? ""] ?? []).includes(column)));
  const change = (at: number, cells: Row) => onChange(rows.map((row, index) => (index === at ? { ...row, ...cells } : row)));

  /** Cells of another kind are emptied, so that no forgotten price is kept. */
  function changeKind(at: number, kind: string) {
    const unused = columns.filter((column) => !(fieldsOf[kind] ?? []).includes(column));
    change(at, { kind, ...Object.fromEntries(unused.map((column) => [column, ""])) });
  }

  const cell = (at: number, column: string) => {
    const row = rows[at] ?? {};
    const isUsed = column === lead || (fieldsOf[row.kind ?? ""] ?? []).includes(column);
    const isWrong = errors.some((error) => error.row === at + 2 && error.column === column);
    return (
      <td key={column} className={cx("p-0.5", column === "prefixes" && "w-1/2")}>
        {isUsed ? (
          <input
            aria-label={props.words.cell(at + 1, wordIn(words.columns, column))}
            aria-invalid={isWrong || undefined}
            value={row[column] ?? ""}
            maxLength={200}
            onChange={(event) => change(at, { [column]: event.target.value })}
            className={cx(
              "min-h-11 w-full min-w-[56px] rounded-[10px] border bg-white px-1.5 text-body",
              isWrong ? "border-danger" : "border-control",
            )}
          />
        ) : (
          <span aria-hidden className="block text-center text-control">
            –
          </span>
        )}
      </td>
    );
  };

  return (
    <div className="flex flex-col items-start gap-2">
      {rows.length === 0 ? null : (
        <div className="w-full overflow-x-auto">
          <table className="w-full text-note">
            <thead>
              <tr className="text-left text-grey">
                {[lead, "kind", ...shown].map((column) => (
                  <th key={column} scope="col" className="px-1 py-1 align-bottom font-normal">
                    {wordIn(words.columns, column)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // A row has no name of its own until it is typed; its place is what tells it apart.
                <tr key={`${rows.length}-${at + 1}`}>
                  {cell(at, lead)}
                  <td className="p-0.5">
                    <select
                      aria-label={props.words.cell(at + 1, words.columns.kind)}
                      value={row.kind ?? ""}
                      onChange={(event) => changeKind(at, event.target.value)}
                      className="min-h-11 w-full min-w-[104px] rounded-[10px] border border-control bg-white px-1 text-body"
                    >
                      {kinds.map((kind) => (
                        <option key={kind} value={kind}>
                          {wordIn(words.choices, kind)}
                        </option>
                      ))}
                    </select>
                  </td>
                  {shown.map((column) => cell(at, column))}
                  <td>
                    <IconButton
                      icon={X}
                      label={props.words.remove(at + 1)}
                      onClick={() => onChange(rows.filter((_, index) => index !== at))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button small kind="quiet" icon={Plus} onClick={() => onChange([...rows, { kind: rows.at(-1)?.kind ?? kinds[0] ?? "" }])}>
        {props.words.add}
      </Button>
    </div>
  );
}
