import { type RelaxedLine, relaxedLines } from "../bound/relaxed-lines.ts";
import type { Group, GroupPlan } from "../group.ts";
import type { Measure } from "../measure.ts";
import { type ParcelFinder, parcelFinder } from "./parcel-finder.ts";

/** A parcel worth considering: items ascending, the place of its line in the group, what it costs there in fen. */
export type Column = {
  items: readonly number[];
  line: number;
  fen: number;
  /** Not a parcel that could be sent: what a line seems to offer that is seen by this measure of goods alone. */
  seenBy?: Measure["by"];
};

/** Effort spent so far, counted in cells of a table, so that a plan never depends on the speed of the machine. */
export type Cells = { cells: number };

/** What the bound of a group within a day limit is worked out from. */
export type ParcelPool = {
  group: Group;
  lines: readonly RelaxedLine[];
  finder: ParcelFinder;
  /** What leaving each item out costs in the linear program, in fen: no item's worth goes beyond, which keeps it from swinging far. */
  uncovered: Float64Array;
  /** Parcels worth considering, found so far. */
  columns: Map<string, Column>;
  effort: Cells;
  cellsMax: number;
};

/** How dear an item may get: of what its parcel costs, so many times its share by weight and a part for every item alike. */
const dearestShare = 1.2;
const dearestPart = 0.3;
const columnsMax = 6_000;
/** Cells a bound may fill: about half a second. */
const boundCellsMax = 110_000_000;

/** Parcels worth considering around a plan, from which a better plan may be put together and a bound be proven. `seeds` are likely to matter. */
export function startPool(
  group: Group,
  daysMax: number,
  plan: GroupPlan,
  seeds: Iterable<readonly number[]>,
  effortShare: number,
): ParcelPool {
  const lines = relaxedLines(group, daysMax);
  const effort: Cells = { cells: 0 };
  const pool: ParcelPool = {
    ...{ group, lines, effort, columns: new Map(), cellsMax: boundCellsMax * effortShare },
    ...{ finder: parcelFinder(group, lines, effort), uncovered: dearly(group, plan) },
  };
  learn(pool, plan);
  for (const members of [...group.items.map((_, item) => [item]), ...seeds]) learnParcel(pool, members);
  return pool;
}

/** Keeps the parcels of a plan for plans to come. */
export function learn(pool: ParcelPool, plan: GroupPlan): void {
  for (const { items } of plan.parcels) learnParcel(pool, items);
}

function learnParcel(pool: ParcelPool, members: readonly number[]): void {
  const column = pool.finder.cheapest(members);
  if (column) remember(pool, column);
}

/** Keeps a parcel; false when it is known already at no more or there are too many. */
export function remember({ columns }: ParcelPool, column: Column): boolean {
  const name = `${column.line}:${column.items.join()}`;
  const known = columns.get(name);
  if (columns.size >= columnsMax || (known && known.fen <= column.fen)) return false;
  columns.set(name, column);
  return true;
}

/** What a parcel costs beyond what its items are worth, in fen. */
export function surplusOf({ items, fen }: Column, worth: Float64Array): number {
  let surplus = fen;
  for (const item of items) surplus -= worth[item] ?? 0;
  return surplus;
}

/** All the amounts together. */
export function total(amounts: Float64Array): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}

/** Some times each item's share of what its parcel costs. */
function dearly(group: Group, plan: GroupPlan): Float64Array {
  const most = new Float64Array(group.items.length);
  for (const { items, fen } of plan.parcels) {
    const goods = items.reduce((sum, item) => sum + (group.loads[item]?.grams ?? 0), 0);
    for (const item of items) {
      const share = (group.loads[item]?.grams ?? 0) / Math.max(1, goods);
      most[item] = fen * (dearestShare * share + dearestPart / items.length);
    }
  }
  return most;
}
