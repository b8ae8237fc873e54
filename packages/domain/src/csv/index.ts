/**
 * Text a spreadsheet would take for a formula, also after white space or in full-width signs: it is kept from it by an apostrophe in front
 * (rule F62). Plain numbers are none.
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@|＝＋－＠｜])/;
const plainNumber = /^-?\d+(\.\d+)?$/;

export type CsvCell = string | number | boolean | null | undefined;

/** Cells as a CSV text with a header row, lines ended by \n. No cell of it can run as a formula; booleans are 1 and 0, null is empty. */
export function csvText(columns: readonly string[], rows: readonly Readonly<Record<string, CsvCell>>[]): string {
  return csvLines([columns, ...rows.map((cells) => columns.map((column) => cells[column]))]);
}

/** Lines of such a text, cell by cell: a part of one that is written as it is read. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
}

/** The cell as it was before `csvText` guarded it. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * The number of an account or a bank's reference: digits alone would lose their leading zeros, and those after the fifteenth, in a spreadsheet.
 * The apostrophe that keeps a formula from running keeps them as text.
 */
export function numberAsText(cell: string | null | undefined): string | null | undefined {
  return cell && /^\d+$/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: CsvCell): string {
  const text = typeof cell === "boolean" ? String(Number(cell)) : String(cell ?? "");
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
