import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button, TextField } from "@sihai/ui";
import { Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useDict } from "#console";
import { Pager } from "#desk";
import { type Entry, entryOf, fieldsOf } from "./entry.ts";
import { KeyedRow } from "./KeyedRow.tsx";
import { hasWords, pageOfRows, type RowKey, rowsPerPage } from "./keyed-rows.ts";

type KeyedRowsFieldProps = {
  shape: Extract<Shape, { kind: "list" }>;
  /** The field that names a row. */
  rowKey: RowKey;
  label: string;
  rows: readonly Entry[];
  /** So many of them, the first, are in use: they can be closed, not taken out. */
  kept: number;
  onChange: (rows: readonly Entry[]) => void;
  problems: readonly SettingProblem[];
  /** The fields of one row. */
  children: (row: { label: string; entry: Entry; path: string; onChange: (next: Entry) => void }) => ReactNode;
};

const searchName = "search-rows";

/** Enter in the search is no end of the form around it. */
function keepSearch(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement && event.target.name === searchName)
    event.preventDefault();
}

/**
 * A table whose rows others point to, however long: found by words, opened one by one, added to and closed. Rows with something wrong
 * stand first and open.
 */
export function KeyedRowsField(props: KeyedRowsFieldProps) {
  const { shape, rowKey, label, rows, kept, onChange, problems, children } = props;
  const words = useDict(consoleSettingDict);
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<readonly number[]>([]);
  const whole = problems.find(({ path }) => path === "");
  const isWrong = (index: number) => problems.some(({ path }) => path.split(".")[0] === String(index));
  // A row that was added stands first too, so that nobody looks for it.
  const isFirst = ({ index }: { index: number }) => isWrong(index) || index >= kept;
  const found = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => isFirst({ index }) || hasWords(fieldsOf(row), rowKey, typed));

  function search(next: string) {
    setTyped(next);
    setPage(1);
  }

  function add() {
    search("");
    setOpen([rows.length]);
    const blank = entryOf(shape.of, { isOpen: true });
    onChange([...rows, blank]);
  }

  return (
    <fieldset onKeyDown={keepSearch} className="flex flex-col gap-3">
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      <TextField
        label={words.searchRows}
        name={searchName}
        value={typed}
        maxLength={80}
        autoComplete="off"
        clearable
        onChange={search}
      />
      {rows.length >= shape.most ? null : (
        <div>
          <Button small kind="quiet" icon={Plus} onClick={add}>
            {words.addRow}
          </Button>
        </div>
      )}
      <p role="alert" className="text-note text-danger empty:hidden">
        {whole ? `${words.problems[whole.code]}${whole.limit === undefined ? "" : words.limit(whole.limit)}` : null}
      </p>
      {found.length === 0 ? <p className="text-body text-grey">{words.noRows}</p> : null}
      <ul className="divide-y divide-line">
        {pageOfRows(found, page, isFirst).map(({ row, index }) => (
          <KeyedRow
            // A row is what stands at its place: its key is typed.
            key={index}
            row={row}
            rowKey={rowKey}
            isNew={index >= kept}
            isWrong={isWrong(index)}
            isOpen={open.includes(index) || isWrong(index)}
            onOpen={(next) => setOpen(next ? [...open, index] : open.filter((one) => one !== index))}
            onChange={(next) => onChange(rows.with(index, next))}
            onRemove={() => {
              setOpen([]);
              onChange(rows.toSpliced(index, 1));
            }}
          >
            {(name) =>
              children({ label: name, entry: row, path: String(index), onChange: (next) => onChange(rows.with(index, next)) })
            }
          </KeyedRow>
        ))}
      </ul>
      <Pager page={page} pageSize={rowsPerPage} total={found.length} onPage={(next) => setPage(next ?? 1)} />
    </fieldset>
  );
}
