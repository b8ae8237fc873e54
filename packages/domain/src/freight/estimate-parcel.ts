import type { Item, SidesCm, SidesMm } from "./parcel.ts";
import { ceilDivide, exactProduct, longestFirst, sidesInMm, wholeGrams } from "./whole-numbers.ts";

/** Goods up to this weight travel in a bag that adds nothing; heavier ones in a carton (rule Q2). */
export const packing = { freeUpToGrams: 2_000, cartonGrams: 400 } as const;
/** Goods fill a parcel with 15 % of air between them: 1.15 as a whole percentage. */
const looseFillPercent = 115;

export type ParcelEstimate = { goodsGrams: number; packingGrams: number; actualGrams: number; sidesCm: SidesCm };

/**
 * What a parcel of these items will weigh (g) and measure (cm, longest first) before anybody has packed it.
 * The longest and second side are the greatest among the items; the third must hold the volume, rounded up to 0.1 cm. One item alone
 * keeps its own sides. Throws RangeError for no items, or grams and sides that are none.
 */
export function estimateParcel(items: readonly Item[]): ParcelEstimate {
  const { goodsGrams, packingGrams, sidesMm } = estimateInMm(items);
  const [longest, second, third] = sidesMm;
  return {
    goodsGrams,
    packingGrams,
    actualGrams: goodsGrams + packingGrams,
    sidesCm: [longest / 10, second / 10, third / 10],
  };
}

/** The same in whole millimetres, as the planner counts. */
export function estimateInMm(items: readonly Item[]): { goodsGrams: number; packingGrams: number; sidesMm: SidesMm } {
  const [first] = items;
  if (!first) throw new RangeError("a parcel needs at least one item");
  let goodsGrams = 0;
  let longest = 0;
  let second = 0;
  let third = 0;
  let volume = 0;
  for (const item of items) {
    checkItem(item);
    const [a, b, c] = sidesInMm(`item ${item.id}`, item.sidesCm);
    goodsGrams = wholeGrams("all items together", goodsGrams + item.grams);
    longest = Math.max(longest, a);
    second = Math.max(second, b);
    third = Math.max(third, c);
    volume = exactProduct("volume of all items", volume + exactProduct(`volume of item ${item.id}`, a, b, c));
  }
  if (items.length > 1) third = Math.max(third, thirdSideToHold(volume, longest, second));
  return {
    goodsGrams,
    packingGrams: goodsGrams > packing.freeUpToGrams ? packing.cartonGrams : 0,
    // The third side may be the longest once many flat things lie on each other.
    sidesMm: longestFirst(longest, second, third),
  };
}

function thirdSideToHold(volume: number, longest: number, second: number): number {
  const base = longest * second;
  return base === 0 ? 0 : ceilDivide(exactProduct("volume of the parcel", volume, looseFillPercent), base * 100);
}

function checkItem(item: Item): void {
  wholeGrams(`item ${item.id}`, item.grams);
  if (!Number.isInteger(item.warehouse) || item.warehouse < 1)
    throw new RangeError(`item ${item.id} must lie in a warehouse: ${item.warehouse}`);
}
