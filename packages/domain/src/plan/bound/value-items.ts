import { type Column, type ParcelPool, remember, surplusOf, total } from "../search/parcel-pool.ts";
import { masterProgram } from "./master-program.ts";

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
/** Of what the plan costs, how near the worths come to the program before that is enough. */
const nearEnough = 1 / 5_000;

/**
 * What each item is worth in fen, by column generation (Gilmore and Gomory 1961) with worths kept steady between rounds (Wentges 1997): parcels
 * that cost less than their items are worth are looked for and learned until none is found. Proves nothing.
 */
export function valueItems(pool: ParcelPool, planFen: number, cellsMax: number): Float64Array {
  const end = Math.min(pool.cellsMax, pool.effort.cells + cellsMax);
  let times = 1;
  let side = sideOf(pool, times);
  let best: { items: Float64Array; seen: number } | null = null;
  let steady = false;
  for (let round = 0; round < roundsMax; round += 1) {
    solve(pool, side);
    if (side.master.missed() > 0.02 && times < dearer ** dearerMax) {
      times *= dearer;
      side = sideOf(pool, times);
      continue;
    }
    if (best && pool.effort.cells >= end) break;
    const newest = side.master.worths();
    const items: Float64Array = best && steady ? between(best.items, newest) : newest;
    const used = side.master.chosen().reduce((sum, { share }) => sum + share, 0);
    const { found, seen } = lookAt(pool, items, used, side.master.fen() - planFen * nearEnough);
    if (!best || seen > best.seen) best = { items, seen };
    if (found === 0 && !steady) break;
    // Nothing contradicts the steady worths any more: the newest ones are looked at as they are.
    steady = found > 0;
  }
  return best?.items ?? side.master.worths();
}

type Side = { master: ReturnType<typeof masterProgram>; known: Set<Column>; done: number };

function sideOf(pool: ParcelPool, times: number): Side {
  const uncovered = pool.uncovered.map((fen) => fen * times);
  return { master: masterProgram(uncovered.length, uncovered), known: new Set(), done: 0 };
}

function solve(pool: ParcelPool, side: Side): void {
  const { master, known } = side;
  for (const column of pool.columns.values()) {
    if (known.has(column)) continue;
    known.add(column);
    master.addParcel(column);
  }
  master.solve();
  pool.effort.cells += (master.work() - side.done) * cellsPerWork;
  side.done = master.work();
}

/** Learns parcels that look attractive at these worths; `seen`: what the worths promise for so many parcels as far as those tell. */
function lookAt(pool: ParcelPool, items: Float64Array, used: number, close: number): { found: number; seen: number } {
  const fen = total(items);
  let least = 0;
  let found = 0;
  const learn = (columns: readonly Column[]) => {
    for (const column of columns) {
      if (!remember(pool, column)) continue;
      found += 1;
      least = Math.min(least, surplusOf(column, items));
    }
  };
  learn(improved(pool, items));
  if (found === 0 || fen + used * least >= close) learn(pool.finder.quick(items));
  return { found, seen: fen + used * least };
}

/** Parcels like the best of those known, changed until nothing makes them more attractive. */
export function improved({ columns, finder }: ParcelPool, worth: Float64Array): Column[] {
  const starts = [...columns.values()]
    .map((column) => ({ column, surplus: surplusOf(column, worth) }))
    .sort((a, b) => a.surplus - b.surplus)
    .slice(0, improvedMax)
    .map(({ column }) => column);
  return finder.improve(worth, starts);
}

/** Worths half way between the best so far and the newest, which swing less. */
function between(best: Float64Array, newest: Float64Array): Float64Array {
  return newest.map((fen, at) => steadiness * (best[at] ?? 0) + (1 - steadiness) * fen);
}
