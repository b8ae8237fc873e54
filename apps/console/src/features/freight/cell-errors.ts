import type { CellError } from "./ErrorsTable.tsx";
import type { Cells } from "./line-cells.ts";

/** The errors a form shows: one a cell, and of a line nobody has tried to keep yet only those in cells that were typed into. */
export function errorsToShow(errors: readonly CellError[], cells: Cells, isTried: boolean): CellError[] {
  const reportedCells = new Set<string>();
  return errors.filter((error) => {
    const { file, row, column } = error;
    const place = `${file} ${row} ${column}`;
    // The rows of a tariff carry the line's id, which is typed once.
    if (column === "line_id" || reportedCells.has(place) || (!isTried && textOf(error, cells) === "")) return false;
    reportedCells.add(place);
    return true;
  });
}

function textOf({ file, row, column }: CellError, { line, tariffs, surcharges }: Cells): string {
  const rows = file === "tariffs" ? tariffs : file === "surcharges" ? surcharges : [];
  // The first row of a file holds the names of its columns.
  return (file === "lines" ? line : rows[row - 2])?.[column] ?? "";
}
