import { type Column, type ParcelPool, remember, surplusOf, total } from "../search/parcel-pool.ts";
import { type Counted, masterProgram } from "./master-program.ts";
import { cellsPerLook, type RealParcels, realParcels } from "./real-parcels.ts";
import { improved } from "./value-items.ts";

const roundsMax = 30;
/** So many rounds of parcels known being changed for the better come first. */
const guesses = 8;
/** How far to go at most, and at least, from the worths that proved most to the newest; and so many times as far as the goal seems to be. */
const farthest = 0.5;
const nearest = 0.1;
const beyond = 1.5;
/** So many parcels of a line are learned in a round. */
const learnedMax = 100;
/** What an item may cost left out, beside what the pool says: where parcels are counted, goods get dearer. */
const dearer = 3;
/** So many sets of goods are looked at on one line in a round. */
const looksMax = 800_000;
/** A pivot's number is less work than a cell of a table. */
const cellsPerWork = 0.5;
/** Of what the plan costs, how near a proof comes to its program before that is enough. */
const nearEnough = 1 / 2_000;

/** A line, and the least its parcels cost beyond their goods' worth when last looked at. */
type Offering = { parcels: RealParcels; least: number };
type Ground = { pool: ParcelPool; lines: Offering[]; singles: readonly Column[]; end: number };

/**
 * A lower bound by parcels as they really are, sides and all, of plans with few parcels and of plans with more apart: each has goods worth something and
 * a parcel worth something by itself (column generation, Gilmore and Gomory 1961, branched on the number of parcels). Where every parcel
 * costs at least its goods' worth and r, a plan costs at least the worth of all goods and r for every parcel. 0 where the parcels are too many to go
 * through within `cellsMax`.
 */
export function boundByParcels(pool: ParcelPool, planFen: number, goalFen: number, knownFen: number, cellsMax: number): number {
  const { finder, group, lines, effort } = pool;
  const scratch: Float64Array[] = [];
  const ground: Ground = {
    pool,
    lines: lines.map((line) => ({ parcels: realParcels(line, effort, scratch), least: 0 })),
    singles: group.items.flatMap((_, item) => finder.cheapest([item]) ?? []),
    end: effort.cells + cellsMax,
  };
  const few = Math.floor(parcelsLiked(pool));
  const cheapest = Math.max(1, Math.min(...lines.map(({ floor }) => floor(1))));
  const most = Math.ceil(planFen / cheapest);
  let least = Number.POSITIVE_INFINITY;
  const halves: Counted[] = [{ least: few + 1, missing: planFen / 2 }, ...(few >= 1 ? [{ most: few }] : [])];
  let start: Start = { fen: 0, worths: null };
  for (const counted of halves) {
    const proven = boundCounted(ground, counted, start, { goalFen, knownFen, most, planFen });
    // What holds whatever the number of parcels is where the other half begins.
    start = proven.any;
    least = Math.min(least, proven.fen);
    if (least <= knownFen) return least;
  }
  return least;
}

/** How many parcels the program over the known ones uses. */
function parcelsLiked(pool: ParcelPool): number {
  const master = masterProgram(pool.uncovered.length, pool.uncovered);
  for (const column of pool.columns.values()) if (!column.seenBy) master.addParcel(column);
  master.solve();
  pool.effort.cells += master.work() * cellsPerWork;
  return master.chosen().reduce((sum, { share }) => sum + share, 0);
}

type Limits = { goalFen: number; knownFen: number; most: number; planFen: number };
type Worths = { items: Float64Array; one: number };
/** What worths prove. */
type Start = { fen: number; worths: Worths | null };

/**
 * The same for plans of so many parcels at most or at least, beginning with what is proven of every plan. `any`: what the worths found on the way
 * prove of every plan, however many parcels it has; `most`: no plan as cheap as the one known has more.
 */
function boundCounted(
  ground: Ground,
  counted: Counted,
  start: Start,
  { goalFen, knownFen, most, planFen }: Limits,
): { fen: number; any: Start } {
  const { pool, end } = ground;
  const master = masterProgram(
    pool.uncovered.length,
    pool.uncovered.map((fen) => fen * dearer),
    counted,
  );
  const known = new Set<Column>();
  let done = 0;
  /** Takes in what was learned; the program's cost. */
  function solved(): number {
    for (const column of pool.columns.values()) {
      if (column.seenBy || known.has(column)) continue;
      known.add(column);
      master.addParcel(column);
    }
    master.solve();
    pool.effort.cells += (master.work() - done) * cellsPerWork;
    done = master.work();
    return master.fen();
  }
  for (let round = 0; round < guesses; round += 1) {
    solved();
    const one = master.worthOfOne();
    const worths = master.worths();
    const fresh = improved(pool, worths).filter((column) => surplusOf(column, worths) < one && remember(pool, column));
    if (fresh.length === 0) break;
  }
  let best = start.fen;
  let any = start;
  let steady = start.worths;
  const fewest = "most" in counted ? 1 : counted.least;
  const mostHere = "most" in counted ? counted.most : most;
  for (let round = 0; round < roundsMax && pool.effort.cells < end; round += 1) {
    const program = solved();
    // What the program says is all that can be proven; it only falls.
    if (program <= Math.max(knownFen, best + planFen * nearEnough)) break;
    const newest: Worths = { items: master.worths(), one: master.worthOfOne() };
    const share = (beyond * (goalFen - best)) / Math.max(1, program - best);
    const worths: Worths = steady ? between(steady, newest, Math.max(nearest, Math.min(farthest, share))) : newest;
    const promised = total(worths.items) + worths.one * ("most" in counted ? counted.most : counted.least);
    const below = enoughEach(counted, worths.one, Math.max(promised - goalFen, planFen * nearEnough), most);
    const { least, finished, learned } = leastSurplus(ground, worths, below);
    if (!finished) break;
    const fen = total(worths.items) + least * (least < 0 ? mostHere : fewest);
    const anyFen = total(worths.items) + least * (least < 0 ? most : 1);
    if (anyFen > any.fen) any = { fen: anyFen, worths: { items: worths.items, one: least } };
    if (fen > best) {
      best = fen;
      steady = worths;
    }
    if (best >= goalFen) break;
    if (learned > 0) continue;
    if (worths === newest) break;
    steady = null;
  }
  return { fen: best, any };
}

/** How little a parcel may cost beyond its goods' worth where a proof may fall short of its program by `slack`. */
function enoughEach(counted: Counted, one: number, slack: number, most: number): number {
  if ("most" in counted) return one - slack / counted.most;
  return slack < one * counted.least ? one - slack / counted.least : (one * counted.least - slack) / most;
}

/** The least that a parcel costs beyond what its goods are worth, or `below` where none costs less; the most attractive ones are learned. */
function leastSurplus({ pool, lines, singles, end }: Ground, { items, one }: Worths, below: number) {
  let least = below;
  let learned = 0;
  for (const single of singles) least = Math.min(least, surplusOf(single, items));
  // Where one line offers much, little of another does not matter yet.
  lines.sort((a, b) => a.least - b.least);
  for (const line of lines) {
    if (pool.effort.cells >= end) return { least, finished: false, learned };
    const looks = Math.min(looksMax, Math.ceil((end - pool.effort.cells) / cellsPerLook));
    const found = line.parcels(items, (below + least) / 2, looks);
    line.least = found.least;
    if (!found.finished) return { least, finished: false, learned };
    least = Math.min(least, found.least);
    for (const parcel of found.parcels.slice(0, learnedMax)) {
      const column = parcel.surplus < one ? pool.finder.cheapest(parcel.items) : null;
      if (column && remember(pool, column)) learned += 1;
    }
  }
  return { least, finished: true, learned };
}

function between(steady: Worths, newest: Worths, share: number): Worths {
  const mix = (old: number, fresh: number) => (1 - share) * old + share * fresh;
  return { items: newest.items.map((fen, at) => mix(steady.items[at] ?? 0, fen)), one: mix(steady.one, newest.one) };
}
