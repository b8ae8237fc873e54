import type { Shape } from "@sihai/domain/setting";
import { countryName, type Language } from "@sihai/text";

/** A row of a long table, typed or stored: what is read of it here is the same in both. */
export type Row = { readonly [name: string]: unknown };

export const rowsPerPage = 20;

/** The rows of a table; whatever else a draft may hold is left out. */
export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => typeof row === "object" && row !== null) : [];
}

/** The field that names a row; `isCountry`: by the code of a country. */
export type RowKey = { key: string; isCountry?: boolean };

/** How the rows of a setting are named, by the field its definition says is their key. */
export function rowKeyOf(shape: Shape, key: string): RowKey {
  const field = shape.kind === "list" && shape.of.kind === "record" ? shape.of.fields[key] : undefined;
  return { key, isCountry: field?.kind === "text" && field.isCountry === true };
}

/** What a person calls the row: its name, else its key. */
export function titleOf(row: Row, { key, isCountry = false }: RowKey, language: Language): string {
  const { name } = row;
  const named = typeof name === "object" && name !== null && language in name ? Reflect.get(name, language) : name;
  if (typeof named === "string" && named !== "") return named;
  const code = String(row[key] ?? "");
  return isCountry && /^[A-Z]{2}$/.test(code) ? countryName(code, language) : code;
}

/** Whether the typed words stand anywhere in the row, in either language. */
export function hasWords(row: Row, rowKey: RowKey, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return (
    wanted === "" ||
    JSON.stringify([...Object.values(row), titleOf(row, rowKey, "zh"), titleOf(row, rowKey, "en")])
      .toLowerCase()
      .includes(wanted)
  );
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
