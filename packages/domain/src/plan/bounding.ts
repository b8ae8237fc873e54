import type { Group, GroupPlan } from "./group.ts";
import type { Cells } from "./knapsack.ts";
import { knapsackParcels } from "./knapsack-parcels.ts";
import type { CountLimit } from "./master-program.ts";
import type { Column, ParcelSource, Worth } from "./parcel-source.ts";
import { type RelaxedLine, relaxedLines } from "./relaxed-lines.ts";

/** What the bound of a group within a day limit is worked out from. */
export type Bounding = {
  lines: readonly RelaxedLine[];
  /** What leaving each item out costs in the linear program, in fen: no item's worth goes beyond, which keeps it from swinging far. */
  uncovered: Float64Array;
  /** Of each item. */
  grams: Float64Array;
  source: ParcelSource;
  /** How many lines the group has. */
  places: number;
  /** Parcels worth considering, found so far. */
  columns: Map<string, Column>;
  effort: Cells;
  cellsMax: number;
};

/** Every plan within some limits of numbers with k parcels costs at least `fen` + k × `surplus`. */
export type Proof = { fen: number; surplus: number };

/** How dear an item may get: of what its parcel costs, so many times its share by weight and a part for every item alike. */
const dearestShare = 1.2;
const dearestPart = 0.3;
const columnsMax = 6_000;
/** Grid cells a bound may fill: a little over half a second. */
const boundCellsMax = 240_000_000;
/** Shares of the plan's average price of a gram at which items are valued first. */
const weightShares = [0.95, 0.9, 0.8, 0.65, 0.5];

/** Parcels worth considering around a plan, from which a better plan may be put together and a bound be proven. `seeds` are likely to matter. */
export function startBounding(
  group: Group,
  daysMax: number,
  plan: GroupPlan,
  seeds: Iterable<readonly number[]>,
  effortShare: number,
): Bounding {
  const lines = relaxedLines(group, daysMax);
  const effort: Cells = { cells: 0 };
  const grams = Float64Array.from(group.loads, (load) => load.grams);
  const bounding: Bounding = {
    ...{ grams, lines, effort, columns: new Map(), cellsMax: boundCellsMax * effortShare, uncovered: dearly(group, plan) },
    ...{ source: knapsackParcels(group, lines, effort), places: group.lines.length },
  };
  learn(bounding, plan);
  for (const members of [...group.items.map((_, item) => [item]), ...seeds]) learnParcel(bounding, members);
  return bounding;
}

export function learn(bounding: Bounding, plan: GroupPlan): void {
  for (const { items } of plan.parcels) learnParcel(bounding, items);
}

function learnParcel(bounding: Bounding, members: readonly number[]): void {
  const column = bounding.source.cheapest(members);
  if (column) remember(bounding, column);
}

/** Keeps a parcel for the linear program; false when it is known already or there are too many. */
export function remember({ columns }: Bounding, column: Column): boolean {
  const name = `${column.line}:${column.items.join()}`;
  const known = columns.get(name);
  if (columns.size >= columnsMax || (known && known.fen <= column.fen)) return false;
  columns.set(name, column);
  return true;
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

/** Items valued by weight alone, below what they cost here, prove at once that many parcels cost too much in fees. */
export function proofsByWeight(bounding: Bounding, plan: GroupPlan): Proof[] {
  const goods = Math.max(1, total(bounding.grams));
  const prizes: Worth["prizes"] = [];
  return weightShares.map((share) => {
    const items = bounding.grams.map((grams) => share * grams * (plan.fen / goods));
    const { surplus } = bounding.source.prove({ items, prizes }, Number.NEGATIVE_INFINITY);
    return { fen: total(items), surplus };
  });
}

/** What limits and worths together promise before any parcel: the worth of all items and of the parcels the limits count. */
export function promisedBy(items: Float64Array, limits: readonly CountLimit[], byLimit: Float64Array): number {
  return total(items) + limits.reduce((sum, { parcels }, at) => sum + parcels * (byLimit[at] ?? 0), 0);
}

/** The worth of each limit as prizes of the lines it counts. */
export function worthOf({ places }: Bounding, items: Float64Array, limits: readonly CountLimit[], byLimit: Float64Array): Worth {
  const given = limits.map(({ line, overGrams }, at) => ({ line, overGrams, fen: byLimit[at] ?? 0 }));
  const prizes = Array.from({ length: places }, (_, place) =>
    given.filter(({ line, fen }) => fen !== 0 && (line === null || line === place)),
  );
  return { items, prizes };
}

/** What the proofs together prove for every number of parcels from fewest to most: whole fen, rounding of doubles allowed for. */
export function provenFen(proofs: readonly Proof[], { fewest, most }: { fewest: number; most: number }): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let parcels = fewest; parcels <= most; parcels += 1) {
    const proven = proofs.map(({ fen, surplus }) => fen + parcels * surplus - Math.abs(fen) * 1e-9);
    weakest = Math.min(weakest, Math.max(0, ...proven));
  }
  return Math.ceil(weakest - 0.05);
}

export function total(amounts: Float64Array): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}
