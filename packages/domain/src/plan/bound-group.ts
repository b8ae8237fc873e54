import { allParcels } from "./all-parcels.ts";
import type { Group, GroupPlan } from "./group.ts";
import type { Cells } from "./knapsack.ts";
import { knapsackParcels } from "./knapsack-parcels.ts";
import { masterProgram, type ParcelCount } from "./master-program.ts";
import { type Column, type ParcelSource, type Prize, surplusOf } from "./parcel-source.ts";
import { relaxedLines } from "./relaxed-lines.ts";

/**
 * For any worth of the items, k parcels of which `counted` are over a weight cost at least the worth of all items + the prizes of those counted
 * + k × the least surplus of a parcel.
 */
type Proof = { worth: number; prizes: number; surplus: number };

type Bounding = {
  /** Of each item. */
  grams: Float64Array;
  source: ParcelSource;
  /** Parcels worth considering, found so far for any number of parcels. */
  columns: Map<string, Column>;
  effort: Cells;
  cellsMax: number;
};

/** All plans with so many parcels. */
type Range = { fewest: number; most: number };

/** How much of the best worth so far stays in the next one looked at. */
const steadiness = 0.5;
const roundsMax = 200;
const columnsMax = 2_000;
/** Grid cells a bound may fill: about a third of a second. */
const boundCellsMax = 150_000_000;
/** Shares of the plan's average price of a gram at which items are valued first. */
const weightShares = [0.95, 0.9, 0.8, 0.65, 0.5];
/** A weight every parcel is over. */
const all = -1;
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
    effort,
    cellsMax: boundCellsMax * effortShare,
  };
  const known = [...plan.parcels.map(({ items }) => items), ...group.items.map((_, item) => [item]), ...seeds];
  for (const members of known) {
    const items = [...members].sort((a, b) => a - b);
    remember(bounding, { items, fen: bounding.source.costOf(items), grams: gramsOf(bounding, items) });
  }
  const goods = total(bounding.grams);
  const roomiest = Math.max(1, ...lines.map(({ goodsGramsMax }) => goodsGramsMax));
  const cheapest = Math.max(1, Math.min(...lines.map(({ floor }) => floor(1))));
  return boundInRange(bounding, plan, {
    fewest: Math.max(1, Math.ceil(goods / roomiest)),
    most: Math.min(group.items.length, Math.floor(plan.fen / cheapest)),
  });
}

/**
 * Plans are told apart by how many parcels they have, then by how many heavy ones: a linear program likes fractions of parcels, and on either
 * side of the fraction more can be proven. What is proven on both sides holds for all.
 */
function boundInRange(bounding: Bounding, plan: GroupPlan, range: Range): number {
  const goods = total(bounding.grams);
  const free: ParcelCount = { kind: "any", parcels: plan.parcels.length, overGrams: all };
  // Items valued by weight alone, below what they cost here, prove at once that many parcels cost too much in fees.
  const always = weightShares.map((share) => {
    const worth = bounding.grams.map((grams) => share * grams * (plan.fen / goods));
    return prove(bounding, worth, { fen: 0, overGrams: all }, free, Number.NEGATIVE_INFINITY).proof;
  });
  const heaviest = Math.max(...plan.parcels.map(({ items }) => gramsOf(bounding, items)));
  const byCount = sidesOf(bounding, plan, all);
  let byHeavy: Sides | null = null;
  for (const tolerance of [plan.fen / 300, plan.fen / 2_000, 0.3]) {
    always.push(...proveFor(bounding, byCount.more, tolerance), ...proveFor(bounding, byCount.fewer, tolerance));
    if (enoughProven(bounding, plan, provenFen(always, range))) break;
    byHeavy ??= sidesOf(bounding, plan, Math.floor(heaviest / 2));
    byHeavy.provenMore.push(...proveFor(bounding, byHeavy.more, tolerance));
    byHeavy.provenFewer.push(...proveFor(bounding, byHeavy.fewer, tolerance));
    if (enoughProven(bounding, plan, provenOnBothSides(always, byHeavy, range))) break;
  }
  const boundFen = byHeavy ? provenOnBothSides(always, byHeavy, range) : provenFen(always, range);
  return Math.min(plan.fen, boundFen);
}

/** A split of all plans in two by how many parcels are over a weight, and what holds on either side alone. */
type Sides = { more: ParcelCount; fewer: ParcelCount; provenMore: Proof[]; provenFewer: Proof[] };

/** Splits where a first, rough solution uses a fraction of a parcel. */
function sidesOf(bounding: Bounding, plan: GroupPlan, overGrams: number): Sides {
  const master = masterFor(bounding, { kind: "any", parcels: plan.parcels.length, overGrams });
  generate(bounding, master, { kind: "any", parcels: plan.parcels.length, overGrams }, plan.fen / 400);
  const split = Math.floor(master.parcelsUsed() + 0.01);
  return {
    more: { kind: "at-least", parcels: split + 1, overGrams },
    fewer: { kind: "at-most", parcels: split, overGrams },
    ...{ provenMore: [], provenFewer: [] },
  };
}

function enoughProven({ effort, cellsMax }: Bounding, plan: GroupPlan, boundFen: number): boolean {
  return boundFen >= plan.fen || effort.cells >= cellsMax;
}

function provenOnBothSides(always: readonly Proof[], { provenMore, provenFewer }: Sides, range: Range): number {
  return Math.min(provenFen([...always, ...provenMore], range), provenFen([...always, ...provenFewer], range));
}

type Master = ReturnType<typeof masterProgram>;

function masterFor({ grams, columns }: Bounding, count: ParcelCount): Master {
  const master = masterProgram(grams.length, count, columnsMax);
  for (const column of columns.values()) master.addParcel(column);
  return master;
}

function proveFor(bounding: Bounding, count: ParcelCount, tolerance: number): Proof[] {
  return generate(bounding, masterFor(bounding, count), count, tolerance);
}

/**
 * Generates parcels for a count of them until the program and what is proven of it lie within the tolerance (fen). Worths of the items are
 * looked at half way between the program's newest and the best so far, which swing less. Quick looks find parcels; when they promise no more,
 * a thorough look proves how far the worth of the items can be trusted, but for any count, where the program itself is all that is asked.
 */
function generate(bounding: Bounding, master: Master, count: ParcelCount, tolerance: number): Proof[] {
  const { source, effort, cellsMax } = bounding;
  const allowed = effort.cells + (cellsMax - effort.cells) / 3;
  const proofs: Proof[] = [];
  const enough = -tolerance / Math.max(1, count.parcels);
  let best: Promised | null = null;
  for (let round = 0; round < roundsMax; round += 1) {
    master.solve();
    const newest = master.duals();
    const programFen = total(newest.worth) + count.parcels * newest.perParcel;
    if (effort.cells >= allowed) break;
    const worth: Float64Array = best ? between(best.worth, newest.worth) : newest.worth;
    const prize: Prize = { fen: best ? (best.prize.fen + newest.perParcel) / 2 : newest.perParcel, overGrams: count.overGrams };
    const quick = source.quick(worth, prize, round).filter((column) => remember(bounding, column));
    const least = Math.min(0, ...quick.map((column) => surplusOf(column, worth, prize)));
    const promised = { worth, prize, fen: total(worth) + count.parcels * (prize.fen + least) };
    if (!best || promised.fen > best.fen) best = promised;
    for (const column of quick) master.addParcel(column);
    if (programFen - best.fen > tolerance && quick.length > 0) continue;
    if (count.kind === "any") break;
    const { proof, found } = prove(bounding, best.worth, best.prize, count, enough);
    proofs.push(proof);
    for (const column of found) master.addParcel(column);
    const provenHere = proof.worth + proof.prizes + Math.max(1, count.parcels) * proof.surplus;
    if (programFen - provenHere <= 2 * tolerance || found.length === 0) break;
    best = { ...best, fen: provenHere };
  }
  if (effort.cells >= allowed && best && count.kind !== "any")
    proofs.push(prove(bounding, best.worth, best.prize, count, 0).proof);
  return proofs;
}

/** A worth of the items and the bound it seems to give, as far as parcels found quickly can tell. */
type Promised = { worth: Float64Array; prize: Prize; fen: number };

function between(best: Float64Array, newest: Float64Array): Float64Array {
  return newest.map((fen, item) => steadiness * (best[item] ?? 0) + (1 - steadiness) * fen);
}

function total(amounts: Float64Array): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}

function gramsOf({ grams }: Bounding, items: readonly number[]): number {
  return items.reduce((sum, item) => sum + (grams[item] ?? 0), 0);
}

/** What this worth of the items proves; parcels that contradict it are new columns. */
function prove(
  bounding: Bounding,
  worth: Float64Array,
  prize: Prize,
  count: ParcelCount,
  enough: number,
): { proof: Proof; found: Column[] } {
  const { surplus, near } = bounding.source.prove(worth, prize, enough);
  const found = near.filter((column) => remember(bounding, column));
  // Where every parcel counts, each pays its own prize, however many they are.
  const proof =
    count.overGrams === all
      ? { worth: total(worth), prizes: 0, surplus: surplus + prize.fen }
      : { worth: total(worth), prizes: prize.fen * count.parcels, surplus };
  return { proof, found };
}

/** Keeps a parcel for the linear program; false when it is known already, impossible, or there are too many. */
function remember({ columns }: Bounding, column: Column): boolean {
  const name = column.items.join();
  if (column.fen === Number.POSITIVE_INFINITY || columns.has(name) || columns.size >= columnsMax) return false;
  columns.set(name, column);
  return true;
}

/** What the proofs together prove for every number of parcels in the range: whole fen, rounding of doubles allowed for. */
function provenFen(proofs: readonly Proof[], { fewest, most }: Range): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let parcels = fewest; parcels <= most; parcels += 1) {
    const proven = proofs.map(
      ({ worth, prizes, surplus }) => worth + prizes + parcels * surplus - (worth + Math.abs(prizes)) * 1e-9,
    );
    weakest = Math.min(weakest, Math.max(0, ...proven));
  }
  return Math.ceil(weakest - 0.05);
}
