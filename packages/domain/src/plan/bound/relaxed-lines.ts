import { packing } from "../../freight/estimate-parcel.ts";
import type { FastLine } from "../compile-line.ts";
import type { Group } from "../group.ts";
import { packedGrams } from "../load.ts";
import { type SizedLine, sizeLine } from "../sized-line.ts";
import { everFalls, floorPrice, leastBetween } from "./floor-prices.ts";
import { undercut } from "./undercut.ts";

/** Goods fill a shared parcel with 15 % of air between them (rule Q2). */
const looseFill = 1.15;
/**
 * A line seen generously: only kind, weight and (where the line always charges the greater weight) volume count; sizes do not.
 * Whatever a parcel of two items or more costs, it costs at least this; one item alone keeps its own, smaller volume.
 */
export type RelaxedLine = {
  /** The line as it is, with its own sides. */
  sized: SizedLine;
  /** Items the line takes at all; lines with the same `company` share their knapsacks. */
  takes: readonly boolean[];
  company: string;
  /** 1.15 × volume ÷ divisor of each item in grams, rounded down; null where volume does not always count. */
  volumeGrams: readonly number[] | null;
  goodsGramsMax: number;
  /** The heaviest chargeable weight that matters: the line's end, or what all items together could be charged for. */
  reachGrams: number;
  /** Fen by grids of weight, filled when first asked for: index y stands for y × step grams and more. */
  floorGrid: (stepGrams: number) => Float64Array;
  floor: (grams: number) => number;
  /**
   * Where a heavier parcel sometimes costs less: the least for goods whose weight lies between two, where weight alone decides. Null elsewhere,
   * where the floor says as much.
   */
  between: ((from: number, to: number) => number) | null;
};

/** The lines within the day limit, without those that another line undercuts for every parcel. */
export function relaxedLines(group: Group, daysMax: number): RelaxedLine[] {
  const reachGrams = reach(group);
  const farthest = farthestCharge(group, reachGrams);
  const open = group.lines.flatMap((line, place) =>
    line.days > daysMax
      ? []
      : bySide(line).flatMap((fast) => {
          const sized = sizeLine(group, place, fast);
          const takes = group.items.map((_, item) => sized.items.includes(item));
          return sized.items.length > 0 ? [{ fast, sized, takes }] : [];
        }),
  );
  return open
    .filter((line, at) => !open.some((other, turn) => turn !== at && undercut(other, line, turn < at, farthest)))
    .map(({ sized, takes }) => relaxBy(group, sized, takes, reachGrams));
}

/** A line that charges volume over a side is two lines: one that charges weight and takes nothing longer, one that always charges the greater. */
function bySide(fast: FastLine): FastLine[] {
  if (fast.rule !== "side-over") return [fast];
  return [
    { ...fast, rule: "never", maxSideMm: Math.min(fast.maxSideMm, fast.sideMm) },
    { ...fast, rule: "greater" },
  ];
}

/** The divisor by which volume always counts: over a ratio, either volume counts, or the actual weight is no less than volume ÷ ratio. */
function divisorOf({ rule, divisor, ratioThousandths }: FastLine): number | null {
  if (rule === "never") return null;
  return rule === "ratio-over" ? (divisor * Math.max(1000, ratioThousandths)) / 1000 : divisor;
}

function relaxBy(group: Group, sized: SizedLine, takes: readonly boolean[], reachGrams: number): RelaxedLine {
  const { fast } = sized;
  const divisor = divisorOf(fast);
  const heaviest = Math.min(fast.maxGrams, fast.heaviestGrams);
  const volumes = group.loads.map(({ volume }) =>
    divisor === null ? 0 : Math.floor(((volume * looseFill) / divisor) * 1e6) / 1e6,
  );
  const matters = volumes.some((volume, item) => takes[item] && volume > (group.loads[item]?.grams ?? 0));
  const floor = floorPrice(fast);
  const end = Math.min(fast.heaviestGrams, reachGrams);
  const grids = new Map<number, Float64Array>();
  return {
    sized,
    takes,
    company: takes.map(Number).join(""),
    volumeGrams: matters ? volumes : null,
    goodsGramsMax: Math.max(Math.min(heaviest, packing.freeUpToGrams), heaviest - packing.cartonGrams),
    reachGrams: end,
    floor,
    between: everFalls(fast) ? ofGoods(leastBetween(fast)) : null,
    floorGrid: (stepGrams) => {
      const grid =
        grids.get(stepGrams) ?? Float64Array.from({ length: Math.floor(end / stepGrams) + 1 }, (_, at) => floor(at * stepGrams));
      grids.set(stepGrams, grid);
      return grid;
    },
  };
}

/** No parcel weighs between goods without a carton and the lightest with one. */
function ofGoods(least: (from: number, to: number) => number) {
  const bare = packing.freeUpToGrams;
  return (from: number, to: number) =>
    from > bare || to <= bare
      ? least(packedGrams(from), packedGrams(to))
      : Math.min(least(from, bare), least(packedGrams(bare + 1), packedGrams(to)));
}

/** No parcel of this group is charged for more, volume taken as the relaxed lines take it. */
function reach({ loads, lines }: Group): number {
  const goods = loads.reduce((sum, { grams }) => sum + grams, 0);
  const volume = loads.reduce((sum, load) => sum + load.volume, 0) * looseFill;
  const divisors = lines.flatMap(({ rule, divisor }) => (rule === "never" ? [] : [divisor]));
  return Math.ceil(Math.max(packedGrams(goods), ...divisors.map((divisor) => volume / divisor))) + 1;
}

/** No parcel is ever charged for more, even one whose greatest sides all count. */
function farthestCharge({ loads, lines }: Group, reachGrams: number): number {
  const greatest = (side: "longest" | "second" | "third") => Math.max(1, ...loads.map((load) => load[side]));
  const box = greatest("longest") * greatest("second") * (greatest("third") + 1);
  const divisors = lines.flatMap(({ rule, divisor }) => (rule === "never" ? [] : [divisor]));
  return reachGrams + Math.ceil(Math.max(0, ...divisors.map((divisor) => box / divisor)));
}
