import { CsvError, parse } from "csv-parse/sync";
import { unguarded } from "../../csv/index.ts";
import type { RowError } from "./rate-card.ts";

export type Row = { row: number; cells: Readonly<Record<string, string>> };

/**
 * Reads a CSV text with a header row; cells are trimmed, empty lines skipped, a byte order mark allowed.
 * Columns that are `optional` may be left out. A missing or unknown column, a broken quote or a row of the wrong length is an error that names its row.
 */
export function readTable(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): { rows: Row[]; errors: RowError[] } {
  const records = parseRecords(file, text);
  if ("error" in records) return { rows: [], errors: [records.error] };
  const [header, ...body] = records.rows;
  const names = header?.cells ?? [];
  const errors = [
    ...columns
      .filter((column) => !names.includes(column))
      .map((column) => ({ file, row: 1, column, message: "column is missing" })),
    ...names
      .filter((name) => !columns.includes(name) && !optional.includes(name))
      .map((column) => ({ file, row: 1, column, message: "column is not known" })),
  ];
  const rows = body.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])),
  }));
  return errors.length > 0 ? { rows: [], errors } : { rows, errors };
}

type Records = { rows: { row: number; cells: string[] }[] } | { error: RowError };

function parseRecords(file: string, text: string): Records {
  try {
    const rows: { row: number; cells: string[] }[] = [];
    parse(text, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        rows.push({ row: lines, cells: cells.map(unguarded) });
        return null;
      },
    });
    return { rows };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const row = typeof fault.lines === "number" ? fault.lines : 1;
    return { error: { file, row, column: "", message: fault.message } };
  }
}
