import { csvText } from "../../csv/index.ts";
import type { Result } from "../../result.ts";
import type { RateCard } from "./rate-card.ts";
import { linesColumns } from "./read-lines.ts";
import { performanceColumns } from "./read-performance.ts";
import { type RateCardRefusal, readRateCards } from "./read-rate-cards.ts";
import { surchargesColumns } from "./read-surcharges.ts";
import { tariffsColumns } from "./read-tariffs.ts";
import type { CardCells } from "./write-rate-cards.ts";

/**
 * One line as a form holds it, checked by the very rules of the files. The line's own id stands in every row, and rows of errors count
 * as in a file: the first row of a table is row 2.
 */
export function readOneLine(cells: CardCells, goodsFlags: string): Result<RateCard, RateCardRefusal> {
  const ofLine = (rows: CardCells["tariffs"]) => rows.map((row) => ({ ...row, line_id: cells.line.id ?? "" }));
  const read = readRateCards({
    lines: csvText(linesColumns, [cells.line]),
    tariffs: csvText(tariffsColumns, ofLine(cells.tariffs)),
    surcharges: csvText(surchargesColumns, ofLine(cells.surcharges)),
    performance: csvText(performanceColumns, ofLine(cells.performance)),
    goodsFlags,
  });
  if (!read.ok) return read;
  const [card] = read.value;
  if (!card) throw new Error("one line was written, none was read");
  return { ok: true, value: card };
}
