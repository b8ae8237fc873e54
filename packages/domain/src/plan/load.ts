import { packing } from "../freight/estimate-parcel.ts";
import type { Item } from "../freight/parcel.ts";
import { sidesInMm } from "../freight/whole-numbers.ts";
import { ceilDivideFast, type FastLine, priceFen, roundedUp } from "./compile-line.ts";

/** What of a set of items decides weight and sides: grams, the greatest of each side in mm, mm³, and how many. */
export type Load = { grams: number; longest: number; second: number; third: number; volume: number; count: number };

/** An item as a load: grams, its sides in millimetres from the longest, and its volume. Throws for sides that are no numbers. */
export function loadOf(item: Item): Load {
  const [longest, second, third] = sidesInMm(`item ${item.id}`, item.sidesCm);
  return { grams: item.grams, longest, second, third, volume: longest * second * third, count: 1 };
}

export const emptyLoad: Load = { grams: 0, longest: 0, second: 0, third: 0, volume: 0, count: 0 };

/** The load of two together: the greatest of each side, the rest added up. */
export function together(a: Load, b: Load): Load {
  return {
    grams: a.grams + b.grams,
    longest: Math.max(a.longest, b.longest),
    second: Math.max(a.second, b.second),
    third: Math.max(a.third, b.third),
    volume: a.volume + b.volume,
    count: a.count + b.count,
  };
}

/** A load as a packed parcel by rule Q2: actual grams, sides in mm longest first, their product. */
export type Packed = { actualGrams: number; a: number; b: number; c: number; cubicMm: number };

/** A load as the packed parcel it makes (rule Q2). */
export function pack({ grams, longest, second, third, volume, count }: Load): Packed {
  const base = longest * second;
  const needed = count > 1 && base > 0 ? ceilDivideFast(volume * 115, base * 100) : 0;
  const height = needed > third ? needed : third;
  const a = Math.max(longest, height);
  const c = Math.min(second, height);
  const b = longest + second + height - a - c;
  return { actualGrams: packedGrams(grams), a, b, c, cubicMm: a * b * c };
}

/** Goods with their carton. */
export function packedGrams(goodsGrams: number): number {
  return goodsGrams > packing.freeUpToGrams ? goodsGrams + packing.cartonGrams : goodsGrams;
}

/** What the packed parcel costs on the line in fen, all lines of the quote; Infinity when it is too heavy or too large for it. */
export function costOn(fast: FastLine, { actualGrams, a, b, c, cubicMm }: Packed): number {
  if (actualGrams > fast.maxGrams || a > fast.maxSideMm || a + b + c > fast.maxSumMm || a + 2 * (b + c) > fast.maxGirthMm)
    return Number.POSITIVE_INFINITY;
  const chargeable = roundedUp(fast, fast.rule === "never" ? actualGrams : weightThatCounts(fast, actualGrams, a, cubicMm));
  return chargeable > fast.heaviestGrams ? Number.POSITIVE_INFINITY : priceFen(fast, chargeable);
}

function weightThatCounts(fast: FastLine, actualGrams: number, longestMm: number, cubicMm: number): number {
  if (fast.rule === "side-over" && longestMm <= fast.sideMm) return actualGrams;
  const volumetric = ceilDivideFast(cubicMm, fast.divisor);
  if (fast.rule === "ratio-over" && volumetric * 1000 <= fast.ratioThousandths * actualGrams) return actualGrams;
  return Math.max(volumetric, actualGrams);
}
