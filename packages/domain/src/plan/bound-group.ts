import type { Group, GroupPlan } from "./group.ts";
import type { Cells } from "./knapsack.ts";
import { knapsackParcels } from "./knapsack-parcels.ts";
import { masterProgram, type ParcelCount } from "./master-program.ts";
import { type Column, type ParcelSource, type Prize, surplusOf } from "./parcel-source.ts";
import { type RelaxedLine, relaxedLines } from "./relaxed-lines.ts";

/**
 * For any worth of the items, k parcels of which `counted` are over a weight cost at least the worth of all items + the prizes of those counted
 * + k × the least surplus of a parcel.
 */
type Proof = { worth: number; prizes: number; surplus: number };

export type Bounding = {
  lines: readonly RelaxedLine[];
  /** What leaving each item out costs in the linear program, in fen: no item's worth goes beyond, which keeps it from swinging far. */
  uncovered: Float64Array;
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
/** How dear an item may get: of what its parcel costs, so many times its share by weight and a part for every item alike. */
const dearestShare = 1.2;
const dearestPart = 0.3;
const roundsMax = 200;
/** So many parcels are improved in a round. */
const improvedMax = 16;
const columnsMax = 4_000;
/** Grid cells a bound may fill: about a third of a second. */
const boundCellsMax = 150_000_000;
/** Shares of the plan's average price of a gram at which items are valued first. */
const weightShares = [0.95, 0.9, 0.8, 0.65, 0.5];
/** A weight every parcel is over. */
const all = -1;

/** Parcels worth considering around a plan, from which a better plan may be put together and a bound be proven. `seeds` are likely to matter. */
export function startBounding(
  group: Group,
  daysMax: number,
  plan: GroupPlan,
  seeds: readonly (readonly number[])[],
  effortShare: number,
): Bounding {
  const lines = relaxedLines(group, daysMax);
  const effort: Cells = { cells: 0 };
  const grams = Float64Array.from(group.loads, (load) => load.grams);
  const bounding: Bounding = {
    ...{ grams, lines, effort, columns: new Map(), cellsMax: boundCellsMax * effortShare, uncovered: dearly(group, plan) },
    source: knapsackParcels(group, daysMax, lines, effort),
  };
  for (const members of [...plan.parcels.map(({ items }) => items), ...group.items.map((_, item) => [item]), ...seeds])
    learnParcel(bounding, members);
  return bounding;
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

function learnParcel(bounding: Bounding, members: readonly number[]) {
  const items = [...members].sort((a, b) => a - b);
  remember(bounding, { items, fen: bounding.source.costOf(items), grams: gramsOf(bounding, items) });
}

/**
 * A proven lower bound in fen for every plan of the group within the day limit: column generation for each number of parcels that could still
 * beat `plan` (its cost caps the bound). Sound whatever the rounding of the linear program, because each proof is checked by the source of the
 * parcels and not taken from it.
 */
export function boundGroup(bounding: Bounding, plan: GroupPlan): number {
  for (const { items } of plan.parcels) learnParcel(bounding, items);
  const { grams, lines } = bounding;
  const roomiest = Math.max(1, ...lines.map(({ goodsGramsMax }) => goodsGramsMax));
  const cheapest = Math.max(1, Math.min(...lines.map(({ floor }) => floor(1))));
  return boundInRange(bounding, plan, {
    fewest: Math.max(1, Math.ceil(total(grams) / roomiest)),
    most: Math.min(grams.length, Math.floor(plan.fen / cheapest)),
  });
}

/** Rounds of finding parcels before the first parcel is fixed, and after each. */
const roundsFirst = 25;
const roundsNext = 6;

/**
 * Puts a plan together from what the linear program likes: fixes the parcel it chooses most of, finds parcels for the rest, and so on. Null when
 * something is left that no parcel takes.
 */
export function divePlan(bounding: Bounding): number[][] | null {
  const count: ParcelCount = { kind: "any", parcels: 1, overGrams: all };
  const items = bounding.grams.length;
  const anyWorth = new Float64Array(items).fill(total(bounding.uncovered));
  const open = new Set(Array.from({ length: items }, (_, item) => item));
  const parcels: number[][] = [];
  for (let rounds = roundsFirst; open.size > 0; rounds = roundsNext) {
    const master = masterProgram(items, count, columnsMax, anyWorth);
    for (let item = 0; item < items; item += 1) if (!open.has(item)) master.addParcel({ items: [item], fen: 0, grams: 0 });
    for (const column of bounding.columns.values()) if (column.items.every((item) => open.has(item))) master.addParcel(column);
    enrich(bounding, master, rounds);
    const best = master
      .chosen()
      .filter(({ column }) => column.grams > 0)
      .reduce<{ column: Column; share: number } | null>((most, one) => (most && most.share >= one.share ? most : one), null);
    if (!best) return null;
    parcels.push([...best.column.items]);
    for (const item of best.column.items) open.delete(item);
  }
  return parcels;
}

/** Adds parcels until none looks better than what the program has. */
function enrich(bounding: Bounding, master: Master, rounds: number) {
  let worth: Float64Array | null = null;
  for (let round = 0; round < rounds; round += 1) {
    master.solve();
    const newest = master.duals();
    worth = worth ? between(worth, newest.worth) : newest.worth;
    const prize: Prize = { fen: newest.perParcel, overGrams: all };
    const quick = bounding.source.quick(worth, prize).filter((column) => remember(bounding, column));
    for (const column of quick) master.addParcel(column);
    if (quick.length === 0 && round > 2) break;
  }
  master.solve();
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
  let byHeavy: Side[] | null = null;
  const boundNow = () => {
    // A proof with all parcels counted says something of every number of them; one with the heavy ones counted only of its own side.
    const anywhere = [...always, ...byCount.flatMap(({ proofs }) => proofs)];
    return byHeavy === null
      ? provenFen(anywhere, range)
      : Math.min(...byHeavy.map(({ proofs }) => provenFen([...anywhere, ...proofs], range)));
  };
  for (const tolerance of [plan.fen / 300, plan.fen / 2_000, plan.fen / 10_000]) {
    proveSides(bounding, byCount, plan, tolerance);
    if (enoughProven(bounding, plan, boundNow())) break;
    byHeavy ??= sidesOf(bounding, plan, Math.floor(heaviest / 2));
    proveSides(bounding, byHeavy, plan, tolerance);
    if (enoughProven(bounding, plan, boundNow())) break;
  }
  return Math.min(plan.fen, boundNow());
}

/** One side of a split of all plans by how many parcels are over a weight: its linear program and what holds on this side. */
type Side = { count: ParcelCount; master: Master; known: Set<Column>; proofs: Proof[] };

/** Splits where a first, rough solution uses a fraction of a parcel. */
function sidesOf(bounding: Bounding, plan: GroupPlan, overGrams: number): Side[] {
  const count: ParcelCount = { kind: "any", parcels: plan.parcels.length, overGrams };
  const rough = sideOf(bounding, count);
  generate(bounding, rough, plan, plan.fen / 400);
  const split = Math.floor(rough.master.parcelsUsed() + 0.01);
  return [
    sideOf(bounding, { kind: "at-least", parcels: split + 1, overGrams }),
    sideOf(bounding, { kind: "at-most", parcels: split, overGrams }),
  ];
}

function sideOf({ grams, uncovered }: Bounding, count: ParcelCount): Side {
  return { count, master: masterProgram(grams.length, count, columnsMax, uncovered), known: new Set(), proofs: [] };
}

/** Works on the sides that a better plan could still be on. */
function proveSides(bounding: Bounding, sides: readonly Side[], plan: GroupPlan, tolerance: number) {
  for (const side of sides)
    if (!side.proofs.some((proof) => worthOf(proof, side.count) >= plan.fen)) generate(bounding, side, plan, tolerance);
}

/** What a proof comes to for as many parcels as the side counts. */
function worthOf({ worth, prizes, surplus }: Proof, { parcels }: ParcelCount): number {
  return worth + prizes + Math.max(1, parcels) * surplus;
}

function enoughProven({ effort, cellsMax }: Bounding, plan: GroupPlan, boundFen: number): boolean {
  return boundFen >= plan.fen || effort.cells >= cellsMax;
}

type Master = ReturnType<typeof masterProgram>;

function addNew({ columns }: Bounding, { master, known }: Side) {
  for (const column of columns.values()) {
    if (known.has(column)) continue;
    known.add(column);
    master.addParcel(column);
  }
}

/**
 * Generates parcels for a count of them until the program and what is proven of it lie within the tolerance (fen). Worths of the items are
 * looked at half way between the program's newest and the best so far, which swing less. Quick looks find parcels; when they promise no more,
 * a thorough look proves how far the worth of the items can be trusted, but for any count, where the program itself is all that is asked.
 */
function generate(bounding: Bounding, side: Side, plan: GroupPlan, tolerance: number) {
  const { effort, cellsMax } = bounding;
  const { count, master, proofs } = side;
  const allowed = effort.cells + (cellsMax - effort.cells) / 3;
  const enough = -tolerance / Math.max(1, count.parcels);
  let best: Promised | null = null;
  for (let round = 0; round < roundsMax; round += 1) {
    addNew(bounding, side);
    master.solve();
    const newest = master.duals();
    const programFen = total(newest.worth) + count.parcels * newest.perParcel;
    if (effort.cells >= allowed) break;
    const worth: Float64Array = best ? between(best.worth, newest.worth) : newest.worth;
    const prize: Prize = { fen: best ? (best.prize.fen + newest.perParcel) / 2 : newest.perParcel, overGrams: count.overGrams };
    const quick = attractive(bounding, worth, prize);
    const least = Math.min(0, ...quick.map((column) => surplusOf(column, worth, prize)));
    const promised = { worth, prize, fen: total(worth) + count.parcels * (prize.fen + least) };
    if (!best || promised.fen > best.fen) best = promised;
    if (programFen - best.fen > tolerance && quick.length > 0) continue;
    if (count.kind === "any") break;
    const { proof, found } = prove(bounding, best.worth, best.prize, count, enough);
    proofs.push(proof);
    const provenHere = worthOf(proof, count);
    if (provenHere >= plan.fen || programFen - provenHere <= 2 * tolerance || found.length === 0) break;
    best = { ...best, fen: provenHere };
  }
  if (effort.cells >= allowed && best && count.kind !== "any")
    proofs.push(prove(bounding, best.worth, best.prize, count, 0).proof);
}

/** Parcels not known yet that look better than any the program has: like the best of those known, or found by knapsacks. */
function attractive(bounding: Bounding, worth: Float64Array, prize: Prize): Column[] {
  const { columns, source } = bounding;
  const starts = [...columns.values()]
    .map((column) => ({ column, surplus: surplusOf(column, worth, prize) }))
    .sort((a, b) => a.surplus - b.surplus)
    .slice(0, improvedMax)
    .map(({ column }) => column);
  const improved = source.improve(worth, prize, starts).filter((column) => remember(bounding, column));
  return improved.length > 0 ? improved : source.quick(worth, prize).filter((column) => remember(bounding, column));
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
  const known = columns.get(name);
  if (column.fen === Number.POSITIVE_INFINITY || columns.size >= columnsMax) return false;
  if (known && known.fen <= column.fen) return false;
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
