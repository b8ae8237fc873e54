import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import type { ComponentProps } from "react";
import { ListFile, type ListFileProps } from "./ListFile.tsx";
import { type Marks, useMarkedColumns } from "./note/use-marked-columns.tsx";

/** What a call has answered so far. */
export type Read = { isPending: boolean; error: unknown; refetch: () => unknown };

type ReadTableProps<Row extends object> = ComponentProps<typeof DataTable<Row>> & {
  read: Read;
  emptyText?: string | undefined;
  /** Rows carry pictures: the skeleton keeps room for them. */
  pictures?: boolean;
  /** Rows are things one writes notes on: their list says who looks after them. */
  marks?: Marks<Row> | undefined;
  /** All of the list can be taken as a file. */
  file?: ListFileProps | undefined;
};

/** The rows a call answers with: a skeleton before they are here, a way to load again when they are not coming. */
export function ReadTable<Row extends object>(props: ReadTableProps<Row>) {
  const { read, emptyText, pictures = false, marks, file, ...table } = props;
  if (read.isPending) return <SkeletonList cards={4} lines={2} picture={pictures} />;
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  const shown = { empty: <EmptyState text={emptyText} />, ...table };
  const list = marks ? <MarkedTable marks={marks} {...shown} /> : <DataTable {...shown} />;
  if (file === undefined || table.rows.length === 0) return list;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {list}
      <ListFile {...file} />
    </div>
  );
}

function MarkedTable<Row extends object>({ marks, ...table }: ComponentProps<typeof DataTable<Row>> & { marks: Marks<Row> }) {
  return <DataTable {...table} columns={useMarkedColumns(table.columns, marks, table.rows)} />;
}
