import { packing } from "../freight/estimate-parcel.ts";
import type { FastLine } from "./compile-line.ts";
import { floorPrice } from "./floor-prices.ts";
import type { Group } from "./group.ts";
import { packedGrams } from "./load.ts";

/** Goods fill a shared parcel with 15 % of air between them (design/freight.md). */
const looseFill = 1.15;
/** Lines are compared at so many weights to leave out those that are never the cheapest. */
const comparedWeights = 300;

/**
 * A line seen generously: only kind, weight and (where the line always charges the greater weight) volume count; sizes do not.
 * Whatever a parcel of two items or more costs, it costs at least this; one item alone keeps its own, smaller volume.
 */
export type RelaxedLine = {
  /** Items the line takes at all; lines with the same `company` share their knapsacks. */
  takes: readonly boolean[];
  company: string;
  /** 1.15 × volume ÷ divisor of each item in grams, rounded down; null where volume does not always count. */
  volumeGrams: readonly number[] | null;
  goodsGramsMax: number;
  /** What the size limits let into a shared parcel at most, in litres with the air between; Infinity when all items together are less. */
  litresMax: number;
  /** The heaviest chargeable weight that matters: the line's end, or what all items together could be charged for. */
  reachGrams: number;
  /** Fen by grids of weight, filled when first asked for: index y stands for y × step grams and more. */
  floorGrid: (stepGrams: number) => Float64Array;
  floor: (grams: number) => number;
};

/** The lines within the day limit, without those that another line undercuts at every weight. */
export function relaxedLines(group: Group, daysMax: number): RelaxedLine[] {
  const reachGrams = reach(group);
  const relaxed = group.lines.flatMap((fast, index) => {
    const takes = group.takes[index] ?? [];
    return fast.days <= daysMax && takes.some(Boolean) ? relax(group, fast, takes, reachGrams) : [];
  });
  const stepGrams = Math.ceil(reachGrams / comparedWeights);
  return relaxed.filter(
    (line, index) =>
      !relaxed.some(
        (other, at) => at !== index && undercuts(other, line, stepGrams) && !(at > index && undercuts(line, other, stepGrams)),
      ),
  );
}

/**
 * A line that charges volume over a side is two generous lines: one for short items by weight, one for all items by the greater weight. One that
 * charges volume over a ratio asks for at least volume ÷ ratio: either volume counts, or the actual weight is no less than that.
 */
function relax(group: Group, fast: FastLine, takes: readonly boolean[], reachGrams: number): RelaxedLine[] {
  const by = (company: readonly boolean[], divisor: number | null) => relaxBy(group, fast, company, divisor, reachGrams);
  switch (fast.rule) {
    case "never":
      return [by(takes, null)];
    case "greater":
      return [by(takes, fast.divisor)];
    case "ratio-over":
      return [by(takes, (fast.divisor * Math.max(1000, fast.ratioThousandths)) / 1000)];
    case "side-over": {
      const short = takes.map((taken, item) => taken && (group.loads[item]?.longest ?? 0) <= fast.sideMm);
      const same = short.every((taken, item) => taken === takes[item]);
      return same ? [by(takes, null)] : [by(short, null), by(takes, fast.divisor)];
    }
  }
}

function relaxBy(
  group: Group,
  fast: FastLine,
  takes: readonly boolean[],
  divisor: number | null,
  reachGrams: number,
): RelaxedLine {
  const heaviest = Math.min(fast.maxGrams, fast.heaviestGrams);
  const volumes = group.loads.map(({ volume }) =>
    divisor === null ? 0 : Math.floor(((volume * looseFill) / divisor) * 1e6) / 1e6,
  );
  const matters = volumes.some((volume, item) => takes[item] && volume > (group.loads[item]?.grams ?? 0));
  const floor = floorPrice(fast);
  const end = Math.min(fast.heaviestGrams, reachGrams);
  const grids = new Map<number, Float64Array>();
  return {
    takes,
    company: takes.map(Number).join(""),
    volumeGrams: matters ? volumes : null,
    litresMax: litresWithin(group, fast),
    goodsGramsMax: Math.max(Math.min(heaviest, packing.freeUpToGrams), heaviest - packing.cartonGrams),
    reachGrams: end,
    floor,
    floorGrid: (stepGrams) => {
      const grid =
        grids.get(stepGrams) ?? Float64Array.from({ length: Math.floor(end / stepGrams) + 1 }, (_, at) => floor(at * stepGrams));
      grids.set(stepGrams, grid);
      return grid;
    },
  };
}

/** Litres an item takes in a shared parcel. */
export function litresOf(group: Group, item: number): number {
  return ((group.loads[item]?.volume ?? 0) * looseFill) / 1e6;
}

/** No box holds more than a cube of the greatest side or of a third of the greatest sum, or the best box of the greatest girth. */
function litresWithin(group: Group, { maxSideMm, maxSumMm, maxGirthMm }: FastLine): number {
  const most = Math.min(maxSideMm ** 3, (maxSumMm / 3) ** 3, maxGirthMm ** 3 / 108) / 1e6;
  const all = group.items.reduce((sum, _, item) => sum + litresOf(group, item), 0);
  return all > most ? most : Number.POSITIVE_INFINITY;
}

/** No parcel of this group is charged for more, volume taken as the relaxed lines take it. */
function reach({ loads, lines }: Group): number {
  const goods = loads.reduce((sum, { grams }) => sum + grams, 0);
  const volume = loads.reduce((sum, load) => sum + load.volume, 0) * looseFill;
  const divisors = lines.flatMap(({ rule, divisor }) => (rule === "never" ? [] : [divisor]));
  return Math.ceil(Math.max(packedGrams(goods), ...divisors.map((divisor) => volume / divisor))) + 1;
}

/** Whether one line asks no more than another at every weight, seen so that it also holds between the compared weights. */
function undercuts(cheap: RelaxedLine, dear: RelaxedLine, stepGrams: number): boolean {
  if (cheap.goodsGramsMax < dear.goodsGramsMax || cheap.reachGrams < dear.reachGrams || cheap.litresMax < dear.litresMax)
    return false;
  if (dear.takes.some((taken, item) => taken && !cheap.takes[item])) return false;
  if (cheap.volumeGrams?.some((grams, item) => dear.takes[item] && grams > (dear.volumeGrams?.[item] ?? 0))) return false;
  for (let grams = 0; grams <= dear.reachGrams; grams += stepGrams)
    if (cheap.floor(Math.min(grams + stepGrams, dear.reachGrams)) > dear.floor(grams)) return false;
  return true;
}

/** What the relaxed lines ask at least for these items (two or more) in one parcel, in fen; Infinity when none may take them. */
export function relaxedCost(group: Group, lines: readonly RelaxedLine[], items: readonly number[]): number {
  const goods = items.reduce((sum, item) => sum + (group.loads[item]?.grams ?? 0), 0);
  const litres = items.reduce((sum, item) => sum + litresOf(group, item), 0);
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (goods > line.goodsGramsMax || litres > line.litresMax + 1e-6 || !items.every((item) => line.takes[item])) continue;
    const volume = line.volumeGrams ? items.reduce((sum, item) => sum + (line.volumeGrams?.[item] ?? 0), 0) : 0;
    least = Math.min(least, line.floor(Math.max(packedGrams(goods), Math.floor(volume - 1e-3))));
  }
  return least;
}
