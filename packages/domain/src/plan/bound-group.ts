import { allParcels } from "./all-parcels.ts";
import type { Group, GroupPlan } from "./group.ts";
import type { Cells } from "./knapsack.ts";
import { knapsackParcels } from "./knapsack-parcels.ts";
import { masterProgram, type ParcelCount } from "./master-program.ts";
import { type Column, type ParcelSource, surplusOf } from "./parcel-source.ts";
import { relaxedLines } from "./relaxed-lines.ts";

/** For any worth of the items, k parcels cost at least the worth of all items + k × the least surplus of a parcel. */
type Proof = { worth: number; surplus: number };

type Bounding = {
  /** Of each item. */
  grams: Float64Array;
  source: ParcelSource;
  /** Parcels worth considering, found so far for any number of parcels. */
  columns: Map<string, Column>;
  proofs: Proof[];
  effort: Cells;
  cellsMax: number;
};

type Range = { fewest: number; most: number };

/** How much of the best worth so far stays in the next one looked at. */
const steadiness = 0.5;
const roundsMax = 200;
const columnsMax = 2_000;
/** Grid cells a bound may fill: about a third of a second. */
const boundCellsMax = 100_000_000;
/** Shares of the plan's average price of a gram at which items are valued first. */
const weightShares = [0.95, 0.9, 0.8, 0.65, 0.5];
/** Parcels of so many items at most are few enough to list them all. */
const listedItemsMax = 7;

/**
 * A proven lower bound in fen for every plan of the group within the day limit: column generation over all parcels where they are few, over
 * relaxed lines otherwise, for each number of parcels that could still beat `plan` (its cost caps the bound). Sound whatever the rounding of the
 * linear program, because each proof is checked by the source of the parcels and not taken from it. `seeds` are parcels likely to matter.
 */
export function boundGroup(
  group: Group,
  daysMax: number,
  plan: GroupPlan,
  seeds: readonly (readonly number[])[],
  effortShare: number,
): number {
  const lines = relaxedLines(group, daysMax);
  const effort: Cells = { cells: 0 };
  const small = plan.parcels.every(({ items }) => items.length <= listedItemsMax);
  const listed = small ? allParcels(group, daysMax) : null;
  const bounding: Bounding = {
    grams: Float64Array.from(group.loads, (load) => load.grams),
    source: listed ?? knapsackParcels(group, daysMax, lines, effort),
    columns: new Map(),
    proofs: [],
    effort,
    cellsMax: boundCellsMax * effortShare,
  };
  const known = [...plan.parcels.map(({ items }) => items), ...group.items.map((_, item) => [item]), ...seeds];
  for (const members of known) {
    const items = [...members].sort((a, b) => a - b);
    remember(bounding, { items, fen: bounding.source.costOf(items) });
  }
  const goods = group.loads.reduce((sum, { grams }) => sum + grams, 0);
  const roomiest = Math.max(1, ...lines.map(({ goodsGramsMax }) => goodsGramsMax));
  const cheapest = Math.max(1, Math.min(...lines.map(({ floor }) => floor(1))));
  return boundInRange(bounding, plan, {
    fewest: Math.max(1, Math.ceil(goods / roomiest)),
    most: Math.min(group.items.length, Math.floor(plan.fen / cheapest)),
  });
}

/** A first, rough solution says about how many parcels are worth it; then fewer and more are proven by themselves, ever more finely. */
function boundInRange(bounding: Bounding, plan: GroupPlan, range: Range): number {
  const goods = total(bounding.grams);
  // Items valued by weight alone, below what they cost here, prove at once that many parcels cost too much in fees.
  for (const share of weightShares)
    prove(
      bounding,
      bounding.grams.map((grams) => share * grams * (plan.fen / goods)),
      Number.NEGATIVE_INFINITY,
      1,
    );
  const used = proveFor(bounding, { kind: "any", parcels: plan.parcels.length }, plan.fen / 400);
  const split = Math.floor(used + 0.01);
  for (const tolerance of [plan.fen / 300, plan.fen / 2_000, 0.3]) {
    if (split < range.most) proveFor(bounding, { kind: "at-least", parcels: split + 1 }, tolerance);
    if (split >= range.fewest) proveFor(bounding, { kind: "at-most", parcels: split }, tolerance);
    if (provenFen(bounding, range) >= plan.fen) break;
  }
  return Math.min(plan.fen, provenFen(bounding, range));
}

/**
 * Generates parcels for a count of them until the program and what is proven of it lie within the tolerance (fen). Worths of the items are
 * looked at half way between the program's newest and the best so far, which swing less. Quick looks find parcels; when they promise no more,
 * a thorough look proves how far the worth of the items can be trusted. Returns how many parcels the program then uses.
 */
function proveFor(bounding: Bounding, count: ParcelCount, tolerance: number): number {
  const { grams, source, columns, effort, cellsMax } = bounding;
  const master = masterProgram(grams.length, count, columnsMax);
  for (const { items, fen } of columns.values()) master.addParcel(items, fen);
  const allowed = effort.cells + (cellsMax - effort.cells) / 2;
  let best: Promised | null = null;
  for (let round = 0; round < roundsMax; round += 1) {
    master.solve();
    const { worth, perParcel } = master.duals();
    const programFen = total(worth) + count.parcels * perParcel;
    if (effort.cells >= allowed) break;
    const here = best ? between(best.worth, worth) : worth;
    const quick = source.quick(here, perParcel, round).filter((column) => remember(bounding, column));
    const promised = promise(here, quick, perParcel, count.parcels);
    if (!best || promised.fen > best.fen) best = promised;
    for (const column of quick) master.addParcel(column.items, column.fen);
    if (programFen - best.fen > tolerance && quick.length > 0) continue;
    if (count.kind === "any") break;
    const { fen, found } = prove(bounding, best.worth, perParcel - tolerance / count.parcels, count.parcels);
    for (const column of found) master.addParcel(column.items, column.fen);
    if (programFen - fen <= 2 * tolerance || found.length === 0) break;
    best = { ...best, fen };
  }
  if (effort.cells >= allowed && best) prove(bounding, best.worth, 0, count.parcels);
  return master.parcelsUsed();
}

/** A worth of the items and the bound it seems to give, as far as parcels found quickly can tell. */
type Promised = { worth: Float64Array; fen: number };

function promise(worth: Float64Array, quick: readonly Column[], perParcel: number, parcels: number): Promised {
  const least = Math.min(perParcel, ...quick.map((column) => surplusOf(column, worth)));
  return { worth, fen: total(worth) + parcels * least };
}

function between(best: Float64Array, newest: Float64Array): Float64Array {
  return newest.map((fen, item) => steadiness * (best[item] ?? 0) + (1 - steadiness) * fen);
}

function total(worth: Float64Array): number {
  return worth.reduce((sum, one) => sum + one, 0);
}

/** Records what this worth of the items proves; parcels that contradict it are new columns. */
function prove(
  { source, ...bounding }: Bounding,
  worth: Float64Array,
  enough: number,
  parcels: number,
): { fen: number; found: Column[] } {
  const { surplus, near } = source.prove(worth, enough);
  bounding.proofs.push({ worth: total(worth), surplus });
  const found = near.filter((column) => remember({ source, ...bounding }, column));
  return { fen: total(worth) + parcels * surplus, found };
}

/** Keeps a parcel for the linear program; false when it is known already, impossible, or there are too many. */
function remember({ columns }: Bounding, column: Column): boolean {
  const name = column.items.join();
  if (column.fen === Number.POSITIVE_INFINITY || columns.has(name) || columns.size >= columnsMax) return false;
  columns.set(name, column);
  return true;
}

/** What all proofs together prove for every number of parcels in the range: whole fen, rounding of doubles allowed for. */
function provenFen({ proofs }: Bounding, { fewest, most }: Range): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let parcels = fewest; parcels <= most; parcels += 1)
    weakest = Math.min(weakest, Math.max(0, ...proofs.map(({ worth, surplus }) => worth + parcels * surplus - worth * 1e-9)));
  return Math.ceil(weakest - 0.05);
}
