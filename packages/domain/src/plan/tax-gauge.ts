import type { Line } from "../freight/index.ts";
import { money } from "../money.ts";
import { landedTax } from "../parcel/landed-tax.ts";
import type { TaxRule } from "../parcel/tax-rules.ts";
import type { FastLine } from "./compile-line.ts";

/** What is known of the tax where parcels go: the country's rule with its currency's rate, and how many lines a declaration has at most. */
export type PlanTax = { rule: TaxRule; rulePerCny: string; declarationLinesMost: number };

/** Tax in fen to expect on a parcel of goods of so many fen, so many things, on a line. It depends on the parcel as a whole: reliefs and steps are a parcel's. */
export type TaxGauge = (fast: FastLine, valueFen: number, things: number) => number;

/** Each thing is a line of the declaration, as it is proposed, up to as many as there may be. Reckons every parcel once for each way of taxing. */
export function taxGauge({ rule, rulePerCny, declarationLinesMost }: PlanTax): TaxGauge {
  const known = { rule, rulePerCny };
  const reckoned = new Map<string, Map<number, number>>();
  return ({ line }, valueFen, things) => {
    if (line.tax.mode === "included") return 0;
    const kinds = Math.min(things, declarationLinesMost);
    const way = `${wayOf(line.tax)}:${kinds}`;
    const byValue = reckoned.get(way) ?? new Map<number, number>();
    reckoned.set(way, byValue);
    const before = byValue.get(valueFen);
    if (before !== undefined) return before;
    const { total } = landedTax(line.tax, { value: money(BigInt(valueFen), "CNY"), kinds }, known);
    const fen = Number(total?.amount ?? 0n);
    byValue.set(valueFen, fen);
    return fen;
  };
}

/** Lines of one way tax a parcel alike. */
export function wayOf({ mode, rateBp }: Line["tax"]): string {
  return mode === "prepaid" ? `${mode} ${rateBp}` : mode;
}
