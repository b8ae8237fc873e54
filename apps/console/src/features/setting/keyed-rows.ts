import type { Language } from "@sihai/text";

/** A row of a long table, typed or stored: what is read of it here is the same in both. */
export type Row = { readonly [name: string]: unknown };

export const rowsPerPage = 20;

export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === "object" && row !== null) : [];
}

/** What a person calls the row: its name, else its key. */
export function titleOf(row: Row, key: string, language: Language): string {
  const { name } = row;
  const named = typeof name === "object" && name !== null && language in name ? Reflect.get(name, language) : name;
  return typeof named === "string" && named !== "" ? named : String(row[key] ?? "");
}

/** Whether the typed words stand anywhere in the row, in either language. */
export function hasWords(row: Row, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted === "" || JSON.stringify(Object.values(row)).toLowerCase().includes(wanted);
}

/** The rows that are new or not as they were. */
export function changedRows(rows: readonly Row[], before: readonly Row[], key: string): { row: Row; isNew: boolean }[] {
  const was = new Map(before.map((row) => [String(row[key]), JSON.stringify(row)]));
  return rows.flatMap((row) => {
    const old = was.get(String(row[key]));
    return old === JSON.stringify(row) ? [] : [{ row, isNew: old === undefined }];
  });
}

/** One page of rows; what `isFirst` says stands before the others. */
export function pageOfRows<One>(rows: readonly One[], page: number, isFirst: (row: One) => boolean): One[] {
  const inOrder = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))];
  return inOrder.slice((page - 1) * rowsPerPage, page * rowsPerPage);
}
