import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import type { ComponentProps } from "react";

/** What a call has answered so far. */
export type Read = { isPending: boolean; error: unknown; refetch: () => unknown };

type ReadTableProps<Row extends object> = ComponentProps<typeof DataTable<Row>> & {
  read: Read;
  emptyText?: string | undefined;
  /** Rows carry pictures: the skeleton keeps room for them. */
  pictures?: boolean;
};

/** The rows a call answers with: a skeleton before they are here, a way to load again when they are not coming. */
export function ReadTable<Row extends object>({ read, emptyText, pictures = false, ...table }: ReadTableProps<Row>) {
  if (read.isPending) return <SkeletonList cards={4} lines={2} picture={pictures} />;
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  return <DataTable empty={<EmptyState text={emptyText} />} {...table} />;
}
