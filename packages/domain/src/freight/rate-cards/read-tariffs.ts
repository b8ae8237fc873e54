import { type Segment, tariffKinds } from "../line.ts";
import type { RowError } from "./rate-card.ts";
import { type Cells, readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

/** One row is one weight band: what is over the row before it and up to `up_to_g`. */
export const tariffsColumns = [
  "line_id",
  "up_to_g",
  "kind",
  "fixed",
  "per_kg",
  "per_g",
  "first_g",
  "step_g",
  "step_price",
] as const;
const file = "tariffs";

/** Reads tariffs.csv by line. Rows of kind `brackets` that follow each other make one segment. Gaps and overlaps are errors of the row. */
export function readTariffs(text: string): { tariffs: Map<string, Segment[]>; errors: RowError[] } {
  const table = readTable(file, text, tariffsColumns);
  const errors = [...table.errors];
  const tariffs = new Map<string, Segment[]>();
  const ends = new Map<string, number>();
  for (const row of table.rows) {
    const cells = readCells(file, row);
    const lineId = cells.text("line_id");
    const segment = readBand(cells);
    const over = ends.get(lineId) ?? 0;
    if (segment.upToGrams <= over) cells.note("up_to_g", `${segment.upToGrams} does not follow ${over}`);
    ends.set(lineId, segment.upToGrams);
    tariffs.set(lineId, appended(tariffs.get(lineId) ?? [], segment));
    errors.push(...cells.errors);
  }
  return { tariffs, errors };
}

function readBand(cells: Cells): Segment {
  const upToGrams = cells.whole("up_to_g", { min: 1, max: 1_000_000 });
  const kind = cells.oneOf("kind", tariffKinds);
  const fixed = cells.price("fixed");
  switch (kind) {
    case "brackets":
      return { upToGrams, kind, brackets: [[upToGrams, fixed]] };
    case "per-kg":
      return { upToGrams, kind, parcel: fixed, perKg: cells.price("per_kg") };
    case "first-step":
      return {
        upToGrams,
        kind,
        firstGrams: cells.whole("first_g", { min: 1, max: 1_000_000 }),
        first: fixed,
        stepGrams: cells.whole("step_g", { min: 1, max: 1_000_000 }),
        step: cells.price("step_price"),
      };
    case "base-gram":
      return { upToGrams, kind, base: fixed, perGram: cells.price("per_g") };
  }
}

function appended(tariff: readonly Segment[], segment: Segment): Segment[] {
  const last = tariff.at(-1);
  if (last?.kind !== "brackets" || segment.kind !== "brackets") return [...tariff, segment];
  return [...tariff.slice(0, -1), { ...segment, brackets: [...last.brackets, ...segment.brackets] }];
}
