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

/** The columns a row of its kind has besides its lead. */
function columnsOf({ kind = "" }: Row, fieldsOf: RowsEditorProps["fieldsOf"]): readonly string[] {
  return fieldsOf[kind] ?? [];
}

/** Rows of a file as a table to type into; a kind greys out the cells it does not use. */
export function RowsEditor(props: RowsEditorProps) {
  const { rows, kinds, lead, columns, fieldsOf, onChange } = props;
  const words = useDict(consoleFreightDict);
  const shown = columns.filter((column) => rows.some((row) => columnsOf(row, fieldsOf).includes(column)));
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
                <EditedRow key={`${rows.length}-${at + 1}`} {...props} row={row} at={at} shown={shown} />
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

type EditedRowProps = RowsEditorProps & { row: Row; at: number; shown: readonly string[] };

function EditedRow(props: EditedRowProps) {
  const { rows, row, at, shown, lead, columns, fieldsOf, errors, onChange } = props;
  const words = useDict(consoleFreightDict);
  const change = (cells: Row) => onChange(rows.map((each, index) => (index === at ? { ...each, ...cells } : each)));

  /** Cells of another kind are emptied, so that no forgotten price is kept. */
  function changeKind(kind: string) {
    const unused = columns.filter((column) => !columnsOf({ kind }, fieldsOf).includes(column));
    change({ kind, ...Object.fromEntries(unused.map((column) => [column, ""])) });
  }

  const cell = (column: string) => (
    <td key={column} className={cx("p-0.5", column === "prefixes" && "w-1/2")}>
      {column === lead || columnsOf(row, fieldsOf).includes(column) ? (
        <CellInput
          label={props.words.cell(at + 1, wordIn(words.columns, column))}
          value={row[column] ?? ""}
          isWrong={errors.some((error) => error.row === at + 2 && error.column === column)}
          onChange={(text) => change({ [column]: text })}
        />
      ) : (
        <span aria-hidden className="block text-center text-control">
          –
        </span>
      )}
    </td>
  );

  return (
    <tr>
      {cell(lead)}
      <td className="p-0.5">
        <KindSelect
          label={props.words.cell(at + 1, words.columns.kind)}
          value={row.kind ?? ""}
          kinds={props.kinds}
          onChange={changeKind}
        />
      </td>
      {shown.map(cell)}
      <td>
        <IconButton
          icon={X}
          label={props.words.remove(at + 1)}
          onClick={() => onChange(rows.filter((_, index) => index !== at))}
        />
      </td>
    </tr>
  );
}

type CellInputProps = { label: string; value: string; isWrong: boolean; onChange: (text: string) => void };

function CellInput({ label, value, isWrong, onChange }: CellInputProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      className={cx(
        "min-h-11 w-full min-w-[56px] rounded-control border bg-white px-1.5 text-body",
        isWrong ? "border-danger" : "border-control",
      )}
    />
  );
}

type KindSelectProps = { label: string; value: string; kinds: readonly string[]; onChange: (kind: string) => void };

function KindSelect({ label, value, kinds, onChange }: KindSelectProps) {
  const words = useDict(consoleFreightDict);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-11 w-full min-w-[104px] rounded-control border border-control bg-white px-1 text-body"
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {wordIn(words.choices, kind)}
        </option>
      ))}
    </select>
  );
}
