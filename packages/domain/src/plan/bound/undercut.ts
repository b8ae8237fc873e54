import type { FastLine } from "../compile-line.ts";
import { ceilingPrice, floorPrice } from "./floor-prices.ts";

/** Lines are compared at so many weights to leave out those that are never the cheapest. */
const comparedWeights = 300;

type Comparable = { fast: FastLine; takes: readonly boolean[] };

/**
 * Whether one line takes every parcel another takes and never asks more for it; of two that are the same, the earlier one undercuts. Seen at
 * weights so that it also holds between them.
 */
export function undercut(cheap: Comparable, dear: Comparable, earlier: boolean, reachGrams: number): boolean {
  if (!takesAsMuch(cheap, dear) || !weighsNoMore(cheap.fast, dear.fast)) return false;
  return asksNoMore(cheap.fast, dear.fast, reachGrams) && (earlier || !asksTheSame(cheap, dear, reachGrams));
}

/** Two lines alike in everything would undercut each other and both be gone. */
function asksTheSame(cheap: Comparable, dear: Comparable, reachGrams: number): boolean {
  return takesAsMuch(dear, cheap) && weighsNoMore(dear.fast, cheap.fast) && asksNoMore(dear.fast, cheap.fast, reachGrams);
}

function takesAsMuch(cheap: Comparable, dear: Comparable): boolean {
  const [a, b] = [cheap.fast, dear.fast];
  if (a.maxSideMm < b.maxSideMm || a.maxSumMm < b.maxSumMm || a.maxGirthMm < b.maxGirthMm || a.maxGrams < b.maxGrams)
    return false;
  return !dear.takes.some((taken, item) => taken && !cheap.takes[item]);
}

/** Whether the chargeable weight before rounding is never more. */
function weighsNoMore(cheap: FastLine, dear: FastLine): boolean {
  if (cheap.rule === "never") return true;
  if (dear.rule === "never" || cheap.divisor < dear.divisor) return false;
  if (dear.rule === "greater") return true;
  if (cheap.rule !== dear.rule) return false;
  return cheap.divisor === dear.divisor && cheap.ratioThousandths >= dear.ratioThousandths;
}

function asksNoMore(cheap: FastLine, dear: FastLine, reachGrams: number): boolean {
  const ceiling = ceilingPrice(cheap);
  const floor = floorPrice(dear);
  const end = Math.min(reachGrams, dear.heaviestGrams);
  if (cheap.heaviestGrams < end) return false;
  const stepGrams = Math.ceil(reachGrams / comparedWeights);
  for (let grams = 0; grams <= end; grams += stepGrams)
    if (ceiling(Math.min(grams + stepGrams, end)) > floor(grams)) return false;
  return true;
}
