import { type Bounding, type Proof, promisedBy, remember, worthOf } from "./bounding.ts";
import { type CountLimit, type MasterProgram, masterProgram } from "./master-program.ts";
import { type Column, surplusOf, type Worth } from "./parcel-source.ts";

/** How much of the best worth so far stays in the next one looked at. */
const steadiness = 0.5;
const roundsMax = 60;
/** So many parcels are improved in a round. */
const improvedMax = 16;
/** What an item may cost left out grows by so much where the program leaves some out. */
const dearer = 4;
const dearerMax = 3;
/** A pivot's number is less work than a cell of a knapsack. */
const cellsPerWork = 0.5;

/** What was found out about plans within some limits of numbers. */
export type Valued = {
  /** What the linear program costs with the parcels known. */
  programFen: number;
  chosen: readonly { column: Column; share: number }[];
  /** The worths that promised most; null where the program cost too little to look. */
  promised: Promised | null;
};

type Side = { limits: readonly CountLimit[]; master: MasterProgram; known: Set<Column>; done: number };

function sideOf(bounding: Bounding, limits: readonly CountLimit[], missing: number, times: number): Side {
  const uncovered = bounding.uncovered.map((fen) => fen * times);
  const master = masterProgram(bounding.grams.length, limits, uncovered, missing);
  return { limits, master, known: new Set(), done: 0 };
}

function solve(bounding: Bounding, side: Side): void {
  const { master, known } = side;
  for (const column of bounding.columns.values()) {
    if (known.has(column)) continue;
    known.add(column);
    master.addParcel(column);
  }
  master.solve();
  bounding.effort.cells += (master.work() - side.done) * cellsPerWork;
  side.done = master.work();
}

/**
 * Values the items by column generation (Gilmore and Gomory 1961), worths kept steady between rounds (Wentges 1997), until the program is known
 * to cost less than `target` or its worths can be proven to reach it; `proofs` receives what is proven. `proves`: whether a proof is worth its effort.
 */
export function valueItems(
  bounding: Bounding,
  limits: readonly CountLimit[],
  { planFen, target, converge, cells }: { planFen: number; target: number; converge: boolean; cells: number },
  start: Promised | null,
  proofs: Proof[],
): Valued {
  const { effort } = bounding;
  const end = Math.min(effort.cells + cells, bounding.cellsMax);
  let times = 1;
  let side = sideOf(bounding, limits, planFen, times);
  let best: Promised | null = start && { ...start, byLimit: Float64Array.from(limits, (_, at) => start.byLimit[at] ?? 0) };
  let programFen = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    solve(bounding, side);
    programFen = side.master.fen();
    if (side.master.missed() > 0.02 && programFen < target && times < dearer ** dearerMax) {
      times *= dearer;
      side = sideOf(bounding, limits, planFen, times);
      continue;
    }
    if (effort.cells >= end || (programFen < target && !converge)) break;
    const used = side.master.chosen().reduce((sum, { share }) => sum + share, 0);
    const enough = Math.max(planFen / 20_000, (programFen - target) / 3);
    const { found, promised } = lookAt(bounding, limits, between(best, side.master.worths()), used, programFen - enough);
    if (!best || promised.seen > best.seen) best = promised;
    if (found > 0 && programFen - best.seen > enough) continue;
    const { proof, near } = proveWorth(bounding, limits, best, target, Math.max(1, used));
    proofs.push(proof);
    const proven = proof.fen + used * proof.surplus;
    if (converge || proven >= target || near === 0 || programFen - proven < planFen / 5_000) break;
    best = { ...best, seen: proven };
  }
  // However little effort is left, the first look proves something.
  if (converge && proofs.length === 0 && best) proofs.push(proveWorth(bounding, limits, best, target, 1).proof);
  return { programFen, chosen: side.master.chosen(), promised: best };
}

/** Parcels that look attractive at these worths, and what the worths promise as far as those tell. */
function lookAt(
  bounding: Bounding,
  limits: readonly CountLimit[],
  { items, limits: byLimit }: { items: Float64Array; limits: Float64Array },
  used: number,
  close: number,
): { found: number; promised: Promised } {
  const worth = worthOf(bounding, items, limits, byLimit);
  const fen = promisedBy(items, limits, byLimit);
  let least = 0;
  let found = 0;
  for (const look of [improved, bounding.source.quick]) {
    if (found > 0 && fen + used * least < close) break;
    for (const column of look === improved ? improved(bounding, worth) : bounding.source.quick(worth)) {
      if (!remember(bounding, column)) continue;
      found += 1;
      least = Math.min(least, surplusOf(column, worth));
    }
  }
  return { found, promised: { items, byLimit, seen: fen + used * least } };
}

/** Worths of the items and the limits, and the bound they seem to give, as far as parcels found quickly can tell. */
export type Promised = { items: Float64Array; byLimit: Float64Array; seen: number };

/** What this worth of the items proves; parcels that contradict it are remembered. */
function proveWorth(
  bounding: Bounding,
  limits: readonly CountLimit[],
  { items, byLimit }: Promised,
  target: number,
  used: number,
): { proof: Proof; near: number } {
  const worth = worthOf(bounding, items, limits, byLimit);
  const fen = promisedBy(items, limits, byLimit);
  const { surplus, near } = bounding.source.prove(worth, tolerable(target - fen, limits, byLimit, used));
  return {
    proof: sharedOut({ fen, surplus }, limits, byLimit),
    near: near.filter((column) => remember(bounding, column)).length,
  };
}

/** What a parcel may be short of for the proof to reach its target, however many parcels the limits leave open. */
function tolerable(missing: number, limits: readonly CountLimit[], byLimit: Float64Array, used: number): number {
  const ofAll = limits
    .map((limit, at) => ({ ...limit, fen: byLimit[at] ?? 0 }))
    .filter(({ line, overGrams }) => line === null && overGrams < 0);
  const most = Math.min(...ofAll.flatMap(({ kind, parcels }) => (kind === "at-most" ? [parcels] : [])));
  if (most < Number.POSITIVE_INFINITY) return Math.min(0, missing / Math.max(1, most));
  const borne = ofAll.reduce((sum, { fen }) => sum + Math.max(0, fen), 0);
  return Math.min(0, Math.max(missing / used, -borne));
}

/** What a parcel is short of, a prize for reaching a number of parcels can bear: then more parcels than that prove no less. */
function sharedOut({ fen, surplus }: Proof, limits: readonly CountLimit[], byLimit: Float64Array): Proof {
  limits.forEach(({ line, overGrams, kind, parcels }, at) => {
    const borne = line === null && overGrams < 0 && kind === "at-least" ? Math.max(0, Math.min(byLimit[at] ?? 0, -surplus)) : 0;
    fen -= borne * parcels;
    surplus += borne;
  });
  return { fen, surplus };
}

/** Parcels like the best of those known, changed until nothing makes them more attractive. */
function improved({ columns, source }: Bounding, worth: Worth): Column[] {
  const starts = [...columns.values()]
    .filter(({ generous }) => !generous)
    .map((column) => ({ column, surplus: surplusOf(column, worth) }))
    .sort((a, b) => a.surplus - b.surplus)
    .slice(0, improvedMax)
    .map(({ column }) => column);
  return source.improve(worth, starts);
}

/** Worths half way between the best so far and the newest, which swing less. */
function between(best: Promised | null, newest: { items: Float64Array; limits: Float64Array }) {
  if (!best) return newest;
  const mix = (from: Float64Array, to: Float64Array) =>
    to.map((fen, at) => steadiness * (from[at] ?? 0) + (1 - steadiness) * fen);
  return { items: mix(best.items, newest.items), limits: mix(best.byLimit, newest.limits) };
}
