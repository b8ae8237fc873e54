import type { Surcharge } from "../line.ts";
import type { RowError } from "./rate-card.ts";
import { type Cells, readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

export const surchargesColumns = ["line_id", "label", "kind", "rate_bp", "amount", "prefixes"] as const;
const file = "surcharges";

/** Reads surcharges.csv by line, in the order of the file; quotes list them in that order. */
export function readSurcharges(text: string): { surcharges: Map<string, Surcharge[]>; errors: RowError[] } {
  const table = readTable(file, text, surchargesColumns);
  const errors = [...table.errors];
  const surcharges = new Map<string, Surcharge[]>();
  for (const row of table.rows) {
    const cells = readCells(file, row);
    const lineId = cells.text("line_id");
    const surcharge = readSurcharge(cells);
    surcharges.set(lineId, [...(surcharges.get(lineId) ?? []), surcharge]);
    errors.push(...cells.errors);
  }
  return { surcharges, errors };
}

function readSurcharge(cells: Cells): Surcharge {
  const label = cells.text("label");
  if (cells.oneOf("kind", ["percent", "zip"]) === "percent")
    return { label, kind: "percent", rateBp: cells.whole("rate_bp", { min: 1, max: 10_000 }) };
  const prefixes = cells.words("prefixes", /^[A-Z0-9]+$/);
  if (prefixes.length === 0) cells.note("prefixes", "is empty");
  return { label, kind: "zip", prefixes, amount: cells.amount("amount") };
}
