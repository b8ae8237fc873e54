import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { TextField } from "@sihai/ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useDict } from "#console";
import { Pager } from "#desk";
import { AddRow } from "./AddRow.tsx";
import { type Entry, entryOf, fieldsOf } from "./entry.ts";
import { KeyedRow } from "./KeyedRow.tsx";
import { hasWords, pageOfRows, type RowKey, rowsPerPage } from "./keyed-rows.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { WholeProblem } from "./WholeProblem.tsx";

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
  const { shape, label, rows, onChange, problems } = props;
  const words = useDict(consoleSettingDict);
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<readonly number[]>([]);
  const found = foundRows(props, typed);
  const { box, onAdded, onRemoved } = useRowFocus<HTMLFieldSetElement>("", rows.length);

  function search(next: string) {
    setTyped(next);
    setPage(1);
  }

  function add() {
    search("");
    setOpen([rows.length]);
    onAdded();
    onChange([...rows, entryOf(shape.of, { isOpen: true })]);
  }

  return (
    <fieldset ref={box} onKeyDown={keepSearch} className="flex flex-col gap-3">
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
      <AddRow path="" label={label} isFull={rows.length >= shape.most} most={shape.most} onAdd={add} />
      <WholeProblem problems={problems} path="" shape={shape} />
      {found.length === 0 ? <p className="text-body text-grey">{words.noRows}</p> : null}
      <ul className="divide-y divide-line">
        {pageOfRows(found, page, ({ comesFirst }) => comesFirst).map((one) => (
          // A row is what stands at its place: its key is typed.
          <FoundRow key={one.index} {...props} found={one} open={open} onOpen={setOpen} onRemoved={onRemoved} />
        ))}
      </ul>
      <Pager page={page} pageSize={rowsPerPage} total={found.length} onPage={(next) => setPage(next ?? 1)} />
    </fieldset>
  );
}

type Found = {
  row: Entry;
  index: number;
  isWrong: boolean;
  /** Wrong ones, and one that was added, so that nobody looks for it. */
  comesFirst: boolean;
};

/** The rows that have the words typed, and those that stand first whatever is typed. */
function foundRows({ rows, rowKey, kept, problems }: KeyedRowsFieldProps, typed: string): Found[] {
  const wrong = new Set(problems.map(({ path }) => path.split(".")[0]));
  return rows
    .map((row, index) => {
      const isWrong = wrong.has(String(index));
      return { row, index, isWrong, comesFirst: isWrong || index >= kept };
    })
    .filter(({ row, comesFirst }) => comesFirst || hasWords(fieldsOf(row), rowKey, typed));
}

type FoundRowProps = KeyedRowsFieldProps & {
  found: Found;
  /** The places of the rows that stand open. */
  open: readonly number[];
  onOpen: (open: readonly number[]) => void;
  onRemoved: () => void;
};

/** One row at its place in the table, open where it is worked on or wrong. */
function FoundRow(props: FoundRowProps) {
  const { found, shape, rowKey, rows, kept, onChange, children, open, onOpen, onRemoved } = props;
  const { row, index, isWrong } = found;
  const change = (next: Entry) => onChange(rows.with(index, next));
  return (
    <KeyedRow
      row={row}
      rowKey={rowKey}
      place={String(index)}
      isNew={index >= kept}
      canClose={shape.of.kind === "record" && "isOpen" in shape.of.fields}
      isWrong={isWrong}
      isOpen={open.includes(index) || isWrong}
      onOpen={(next) => onOpen(next ? [...open, index] : open.filter((one) => one !== index))}
      onChange={change}
      onRemove={() => {
        onOpen([]);
        onRemoved();
        onChange(rows.toSpliced(index, 1));
      }}
    >
      {(name) => children({ label: name, entry: row, path: String(index), onChange: change })}
    </KeyedRow>
  );
}
