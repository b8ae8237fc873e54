import type { Item } from "../freight/parcel.ts";
import type { FastLine } from "./compile-line.ts";
import type { Load } from "./load.ts";
import type { Ranked } from "./rank-lines.ts";
import type { TaxGauge } from "./tax-gauge.ts";

/** Items that may share parcels: of one warehouse, none that must travel alone. */
export type Group = {
  items: readonly Item[];
  loads: readonly Load[];
  lines: readonly FastLine[];
  /** `takes[line][item]`: the line accepts the item's kind and collects from its warehouse; weight and sides aside. */
  takes: readonly (readonly boolean[])[];
  /** The lines by what they ask at least for a parcel so heavy. */
  ranked: (grams: number) => Ranked;
  /** What each item is worth, in fen. */
  values: readonly number[];
  /** The tax that counts in a parcel's cost; null where freight alone does. */
  tax: TaxGauge | null;
};

/** What a parcel of these items costs on a line in fen, by what counts: its freight, and the tax on what they are worth together. */
export function withTax(group: Group, line: number, freightFen: number, items: readonly number[]): number {
  const fast = group.lines[line];
  if (!group.tax || !fast || freightFen === Number.POSITIVE_INFINITY) return freightFen;
  const value = items.reduce((sum, item) => sum + (group.values[item] ?? 0), 0);
  return freightFen + group.tax(fast, value, items.length);
}

export type PlannedParcel = { items: readonly number[]; line: number; fen: number };

/** Parcels of a group within a day limit: fen, the slowest promised days, and a proven lower bound of the fen. */
export type GroupPlan = { parcels: readonly PlannedParcel[]; fen: number; days: number; boundFen: number; proven: boolean };

/** Least fen, then fewest parcels, then fewest days. Negative when `a` is better. */
export function comparePlans(a: GroupPlan, b: GroupPlan): number {
  return a.fen - b.fen || a.parcels.length - b.parcels.length || a.days - b.days;
}

/**
 * Solves a group for a day limit and a number of parcels; null when no plan was found. `effortShare` (0 to 1] is the part of the effort a
 * search may spend, where the same group is asked several times; proving a bound beyond `enoughFen` is of no use to the caller.
 */
export type Solver = (daysMax: number, parcelsMax: number, effortShare: number, enoughFen: number) => GroupPlan | null;
