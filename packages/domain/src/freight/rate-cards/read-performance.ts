import { type LinePerformance, punctualitySamplesMin, type RowError } from "./rate-card.ts";
import { type Cells, readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

export const performanceColumns = [
  ...["line_id", "median_days", "p5_days", "p90_days", "punctuality_bp", "delivered_bp", "samples"],
  ...["deposit_error_median", "deposit_error_p90", "usage_30d", "source"],
] as const;
const file = "performance";

/** Reads performance.csv by line. `source` says where the figures come from ("demo" for made-up ones) and is for people only. */
export function readPerformance(text: string): { performance: Map<string, LinePerformance>; errors: RowError[] } {
  const table = readTable(file, text, performanceColumns);
  const errors = [...table.errors];
  const performance = new Map<string, LinePerformance>();
  for (const row of table.rows) {
    const cells = readCells(file, row);
    const lineId = cells.text("line_id");
    if (performance.has(lineId)) cells.note("line_id", `"${lineId}" stands twice`);
    performance.set(lineId, readFigures(cells));
    errors.push(...cells.errors);
  }
  return { performance, errors };
}

function readFigures(cells: Cells): LinePerformance {
  const samples = cells.whole("samples");
  const punctualityBp = cells.optionalWhole("punctuality_bp", { max: 10_000 });
  const [p5Days, medianDays, p90Days] = [cells.whole("p5_days"), cells.whole("median_days"), cells.whole("p90_days")];
  if (!(p5Days <= medianDays && medianDays <= p90Days))
    cells.note("median_days", `${medianDays} is not between ${p5Days} and ${p90Days}`);
  return {
    medianDays,
    p5Days,
    p90Days,
    punctualityBp: samples < punctualitySamplesMin ? null : punctualityBp,
    deliveredBp: cells.whole("delivered_bp", { max: 10_000 }),
    samples,
    depositErrorMedian: cells.amount("deposit_error_median"),
    depositErrorP90: cells.amount("deposit_error_p90"),
    usage30d: cells.whole("usage_30d"),
  };
}
