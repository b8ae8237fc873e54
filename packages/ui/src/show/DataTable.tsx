import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { cx } from "../cx.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Checkbox } from "../form/Choices.tsx";
import { useUi } from "../layout/UiProvider.tsx";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

export type DataColumn<Row extends RowData> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable by what it gives. */
  sortBy?: (row: Row) => string | number;
  align?: "left" | "right";
  /** CSS width. */
  width?: string;
};

/** An order that whoever reads the rows keeps: more of them stand on other pages. */
type Order = {
  /** Keys of the columns that can be sorted by. */
  keys: readonly string[];
  /** The column it goes by now; with a minus, downwards. */
  by: string | undefined;
  onOrder: (by: string | undefined) => void;
};

type DataTableProps<Row extends RowData> = {
  caption: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  /** Enter or a click on a row. */
  onOpen?: (row: Row) => void;
  /** The id of the row that is open beside the table: it is marked. */
  openId?: string | undefined;
  /** Adds a column of ticks; the ids of the ticked rows. */
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  empty?: ReactNode;
  /** The rows come in order: sorting asks for others. Without it the rows shown are sorted here. */
  order?: Order | undefined;
  /** Height of the scrolling area; the header stays on top of it. */
  maxHeight?: string;
};

/** A dense table for the console: sort, selection, sticky header; up and down move between rows, Space ticks, Enter opens. On a phone each row stands as a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    rows,
    rowId,
    columns,
    onOpen,
    openId,
    selected,
    onSelect,
    empty,
    order,
    maxHeight = "calc(100dvh - 220px)",
  } = props;
  const { words } = useUi();
  const [sorting, setSorting] = useState<SortingState>([]);
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map(({ key, sortBy }) => ({
        id: key,
        accessorFn: (row: Row) => sortBy?.(row) ?? "",
        enableSorting: sortBy !== undefined,
        sortFn: "alphanumeric",
      })),
    [columns],
  );
  const rowSelection = useMemo<RowSelectionState>(() => Object.fromEntries((selected ?? []).map((id) => [id, true])), [selected]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: (change) => {
      const next = typeof change === "function" ? change(rowSelection) : change;
      onSelect?.(Object.keys(next).filter((id) => next[id]));
    },
  });
  const ticks = onSelect !== undefined;

  if (rows.length === 0) return empty ?? <EmptyState />;
  return (
    <div className="overflow-auto rounded-card bg-white shadow-card" style={{ maxHeight }}>
      <table className="w-full border-separate border-spacing-0 text-note max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {ticks ? (
              <th scope="col" className={cx(heading, "w-11")}>
                <Checkbox
                  label={words.selectAll}
                  hideLabel
                  checked={table.getIsAllRowsSelected()}
                  onChange={(checked) => table.toggleAllRowsSelected(checked)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <Heading
                key={column.key}
                column={column}
                isSortable={order ? order.keys.includes(column.key) : column.sortBy !== undefined}
                sorted={(order ? sortingOf(order) : sorting).find(({ id }) => id === column.key)}
                onSort={() =>
                  order ? order.onOrder(turned(order.by, column.key)) : table.getColumn(column.key)?.toggleSorting()
                }
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.getRowModel().rows.map((row, at) => (
            <DataRow
              key={row.id}
              row={row.original}
              columns={columns}
              isFirst={at === 0}
              isTicked={row.getIsSelected()}
              isOpen={row.id === openId}
              onTick={ticks ? (on) => row.toggleSelected(on) : null}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sortingOf({ by }: Order): SortingState {
  if (by === undefined) return [];
  return [by.startsWith("-") ? { id: by.slice(1), desc: true } : { id: by, desc: false }];
}

/** Up, down, and not at all. */
function turned(by: string | undefined, key: string): string | undefined {
  if (by === key) return `-${key}`;
  return by === `-${key}` ? undefined : key;
}

type HeadingProps<Row extends RowData> = {
  column: DataColumn<Row>;
  isSortable: boolean;
  sorted: SortingState[number] | undefined;
  onSort: () => void;
};

function Heading<Row extends RowData>({ column: { title, align, width }, isSortable, sorted, onSort }: HeadingProps<Row>) {
  const { words } = useUi();
  const Icon = sorted === undefined ? ArrowUpDown : sorted.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted === undefined ? undefined : sorted.desc ? "descending" : "ascending"}
      style={width === undefined ? {} : { width }}
      className={cx(heading, align === "right" && "text-right")}
    >
      {isSortable ? (
        <button
          type="button"
          aria-label={words.sortBy(title)}
          onClick={onSort}
          className="inline-flex min-h-11 items-center gap-1 text-left font-semibold"
        >
          {title}
          <Icon aria-hidden size={14} className={sorted ? "text-brand-strong" : "text-control"} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

type DataRowProps<Row extends RowData> = Pick<DataTableProps<Row>, "columns"> & {
  row: Row;
  isFirst: boolean;
  isTicked: boolean;
  isOpen: boolean;
  /** Null where rows are not ticked. */
  onTick: ((on: boolean) => void) | null;
  onOpen: ((row: Row) => void) | undefined;
};

function DataRow<Row extends RowData>({ row, columns, isFirst, isTicked, isOpen, onTick, onOpen }: DataRowProps<Row>) {
  const { words } = useUi();
  const open = (target: EventTarget) => {
    if (!(target instanceof Element && target.closest("a, button, input, label"))) onOpen?.(row);
  };
  return (
    <tr
      tabIndex={isFirst ? 0 : -1}
      aria-selected={onTick ? isTicked : undefined}
      aria-current={isOpen || undefined}
      onKeyDown={(event) => onRowKey(event, { open: () => onOpen?.(row), tick: () => onTick?.(!isTicked) })}
      onClick={({ target }) => open(target)}
      className={cx(
        "focus-visible:-outline-offset-3 max-sm:flex max-sm:flex-col max-sm:border-b max-sm:border-line max-sm:py-2 sm:[&>td]:border-b sm:[&>td]:border-line",
        onOpen && "cursor-pointer hover:bg-page",
        isTicked && "bg-brand-soft",
        isOpen && "bg-brand-soft shadow-[inset_4px_0_0_var(--color-brand-strong)]",
      )}
    >
      {onTick ? (
        <td className="px-1 max-sm:w-11">
          <Checkbox label={words.selectRow} hideLabel checked={isTicked} onChange={onTick} />
        </td>
      ) : null}
      {columns.map(({ key, title, cell, align }) => (
        <td
          key={key}
          className={cx(
            "px-3 py-2 align-middle max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:py-1",
            align === "right" && "text-right",
          )}
        >
          <span aria-hidden className="shrink-0 text-grey sm:hidden">
            {title}
          </span>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

const heading = "sticky top-0 z-10 border-b border-line bg-fill px-3 py-1 text-left text-note font-semibold text-grey";

function onRowKey(event: KeyboardEvent<HTMLTableRowElement>, row: { open: () => void; tick: () => void }) {
  if (event.target !== event.currentTarget) return;
  const { currentTarget } = event;
  const actions: Record<string, () => void> = {
    ArrowDown: () => focusRow(currentTarget.nextElementSibling),
    ArrowUp: () => focusRow(currentTarget.previousElementSibling),
    Home: () => focusRow(currentTarget.parentElement?.firstElementChild),
    End: () => focusRow(currentTarget.parentElement?.lastElementChild),
    Enter: row.open,
    " ": row.tick,
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function focusRow(row: Element | null | undefined) {
  if (row instanceof HTMLElement) row.focus();
}
