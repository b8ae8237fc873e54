import type { Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Fold, SearchBox } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { Pager } from "#desk";
import { changedRows, hasWords, pageOfRows, type Row, type RowKey, rowsOf, rowsPerPage } from "./keyed-rows.ts";
import { RowsTable } from "./RowsTable.tsx";

type ShownRowsProps = {
  shape: Extract<Shape, { kind: "list" }>;
  rowKey: RowKey;
  label: string;
  value: unknown;
  /** The version before it; without one all of it is shown. */
  before: unknown;
};

/** A long table: what is new or different in this version, and behind it all rows, page by page. */
export function ShownRows({ shape, rowKey, label, value, before }: ShownRowsProps) {
  const words = useDict(consoleSettingDict);
  const rows = rowsOf(value);
  const changed = before === undefined ? [] : changedRows(rows, rowsOf(before), rowKey.key);
  const fresh = changed.flatMap(({ row, isNew }) => (isNew ? [row] : []));
  const other = changed.flatMap(({ row, isNew }) => (isNew ? [] : [row]));
  return (
    <div className="min-w-0 flex-1">
      <p className="text-title font-semibold">{words.rows(rows.length)}</p>
      {fresh.length === 0 ? null : <RowsTable caption={words.rowsNew(fresh.length)} shape={shape} rows={fresh} />}
      {other.length === 0 ? null : <RowsTable caption={words.rowsChanged(other.length)} shape={shape} rows={other} />}
      <Fold title={words.allRows}>
        <AllRows shape={shape} rowKey={rowKey} label={label} rows={rows} />
      </Fold>
    </div>
  );
}

function AllRows({ shape, rowKey, label, rows }: Pick<ShownRowsProps, "shape" | "rowKey" | "label"> & { rows: readonly Row[] }) {
  const words = useDict(consoleSettingDict);
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const found = rows.filter((row) => hasWords(row, rowKey, typed));

  function search(next: string) {
    setTyped(next);
    setPage(1);
  }

  return (
    <div className="flex flex-col gap-3">
      <SearchBox label={words.searchRows} value={typed} maxLength={80} onChange={search} onSearch={() => setPage(1)} />
      <RowsTable caption={label} shape={shape} rows={pageOfRows(found, page, () => false)} />
      <Pager page={page} pageSize={rowsPerPage} total={found.length} onPage={(next) => setPage(next ?? 1)} />
    </div>
  );
}
