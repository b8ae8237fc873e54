import { ok, type Result, refuse } from "../../result.ts";
import type { RateCard, RowError } from "./rate-card.ts";
import { readGoodsFlags } from "./read-goods.ts";
import { type LineRow, readLines } from "./read-lines.ts";
import { readPerformance } from "./read-performance.ts";
import { readSurcharges } from "./read-surcharges.ts";
import { readTariffs } from "./read-tariffs.ts";

/** The CSV texts of content/freight; with `goodsFlags` the flags a line refuses must be known ones. */
export type RateCardFiles = { lines: string; tariffs: string; surcharges: string; performance: string; goodsFlags?: string };
export type RateCardRefusal = { code: "RATE_CARDS_INVALID"; errors: RowError[] };

/** Reads a set of rate cards whole: either every line, in the order of the file, or every cell that must be corrected. */
export function readRateCards(files: RateCardFiles): Result<RateCard[], RateCardRefusal> {
  const goods = files.goodsFlags === undefined ? null : readGoodsFlags(files.goodsFlags);
  const { lines, errors } = readLines(files.lines, goods && new Set(goods.flags.map(({ id }) => id)));
  const tariffs = readTariffs(files.tariffs);
  const surcharges = readSurcharges(files.surcharges);
  const performance = readPerformance(files.performance);
  const found = [goods?.errors ?? [], errors, tariffs.errors, surcharges.errors, performance.errors].flat();
  const loose = found.length > 0 ? [] : looseEnds(lines, tariffs.tariffs, surcharges.surcharges, performance.performance);
  if (found.length + loose.length > 0) return refuse({ code: "RATE_CARDS_INVALID", errors: [...found, ...loose] });
  return ok(
    lines.map(({ card }) => ({
      ...card,
      tariff: tariffs.tariffs.get(card.id) ?? [],
      surcharges: surcharges.surcharges.get(card.id) ?? [],
      performance: performance.performance.get(card.id) ?? null,
    })),
  );
}

type ByLine = ReadonlyMap<string, unknown>;

function looseEnds(lines: readonly LineRow[], tariffs: ByLine, surcharges: ByLine, performance: ByLine): RowError[] {
  const ids = new Set(lines.map(({ card }) => card.id));
  const unpriced = lines.filter(({ card }) => !tariffs.has(card.id));
  const strangers = Object.entries({ tariffs, surcharges, performance }).flatMap(([file, byLine]) =>
    [...byLine.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => ({ file, row: 1, column: "line_id", message: `"${id}" is no line` })),
  );
  return [
    ...unpriced.map(({ row, card }) => ({ file: "lines", row, column: "id", message: `"${card.id}" has no tariff` })),
    ...strangers,
  ];
}
