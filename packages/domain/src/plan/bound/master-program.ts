import type { Column } from "../search/parcel-pool.ts";

const nothing = 1e-9;
const attractive = -1e-4;
const pivotsMax = 600;
/** So many of the most attractive parcels are looked at again before all are. */
const shortlisted = 24;

/**
 * The linear program behind the bound: choose parcels (fractions allowed) so that every item is covered at least once, at the least cost. An item
 * left uncovered costs its `uncovered` fen, which is the most it can come to be worth. Revised primal simplex method with an explicit inverse
 * (Dantzig 1953); parcels may be added between solutions.
 */
export function masterProgram(goods: number, uncovered: Float64Array, counted: Counted | null = null) {
  const tableau = beginTableau(goods, uncovered, counted);
  const { rows } = tableau;
  const { price, right, basis, duals, parcels } = tableau;
  return {
    addParcel: (column: Column) => {
      parcels.push(column);
    },
    /** Improves until optimal or `pivotsMax` pivots; the worths are usable either way, they only prove less. */
    solve: () => solve(tableau),
    /** What covering each item is worth, never negative. */
    worths: () => duals.slice(0, goods).map((fen) => Math.max(0, fen)),
    /** What a parcel more is worth by itself: nothing where parcels are not counted, a cost where there may be no more than so many. */
    worthOfOne: () => (counted ? signOf(counted) * Math.max(0, duals[goods] ?? 0) : 0),
    chosen: () => chosen(tableau),
    fen: () => price.reduce((sum, fen, row) => sum + fen * (right[row] ?? 0), 0),
    /** How many items the solution goes without. */
    missed: () =>
      basis.reduce((sum, at, row) => sum + (at < 0 && at >= -rows && (price[row] ?? 0) > 0 ? (right[row] ?? 0) : 0), 0),
    /** Numbers looked at so far, the measure of effort. */
    work: () => tableau.work,
  };
}

/** A plan of no more than so many parcels, or of no fewer, where a missing one costs `missing` fen. */
export type Counted = { most: number } | { least: number; missing: number };

function signOf(counted: Counted | null): number {
  if (!counted) return 0;
  return "most" in counted ? -1 : 1;
}

export type MasterProgram = ReturnType<typeof masterProgram>;

/** Everything the method works on; the arrays are written in place. */
type Tableau = {
  rows: number;
  /** How a parcel stands in the row after the goods: it is one more (1), one less that may be (−1), or there is no such row. */
  sign: number;
  inverse: Float64Array;
  right: Float64Array;
  price: Float64Array;
  /** What stands in each row: a parcel from 0 on, −1 − row for what is short of a row, −1 − rows − row for what is over. */
  basis: Int32Array;
  duals: Float64Array;
  parcels: Column[];
  /** How what enters next changes each row. */
  step: Float64Array;
  work: number;
};

function beginTableau(goods: number, uncovered: Float64Array, counted: Counted | null): Tableau {
  const rows = goods + (counted ? 1 : 0);
  const sign = signOf(counted);
  const inverse = new Float64Array(rows * rows);
  for (let row = 0; row < rows; row += 1) inverse[row * (rows + 1)] = row === goods ? sign : 1;
  // Covering a little less than one, each item a little differently, keeps the method from turning in circles between equal corners.
  const right = Float64Array.from({ length: rows }, (_, row) => 1 - 1e-4 * (0.5 + ((row * 0.618_034) % 1)));
  const price = new Float64Array(rows);
  price.set(uncovered.subarray(0, goods));
  const basis = Int32Array.from({ length: rows }, (_, row) => -1 - row);
  if (counted) {
    right[goods] = "most" in counted ? counted.most : counted.least;
    price[goods] = "most" in counted ? 0 : counted.missing;
    if ("most" in counted) basis[goods] = -1 - rows - goods;
  }
  return { rows, sign, inverse, right, price, basis, duals: price.slice(), parcels: [], step: new Float64Array(rows), work: 0 };
}

function solve(tableau: Tableau): void {
  let pivots = 0;
  while (pivots < pivotsMax) {
    const list = shortlist(tableau);
    let moved = leaveOver(tableau);
    for (let best = bestOf(tableau, list); best >= 0 && pivots < pivotsMax; best = bestOf(tableau, list)) {
      enter(tableau, best);
      pivots += 1;
      moved = true;
    }
    if (!moved) return;
    pivots += 1;
  }
}

function reduced({ rows, sign, parcels, duals }: Tableau, at: number): number {
  const parcel = parcels[at];
  let cost = (parcel?.fen ?? 0) - (sign === 0 ? 0 : sign * (duals[rows - 1] ?? 0));
  for (const row of parcel?.items ?? []) cost -= duals[row] ?? 0;
  return cost;
}

/** Parcels that lower the cost, the most attractive of all first. */
function shortlist(tableau: Tableau): number[] {
  const found: { at: number; cost: number }[] = [];
  const count = tableau.parcels.length;
  for (let at = 0; at < count; at += 1) {
    const cost = reduced(tableau, at);
    if (cost < attractive) found.push({ at, cost });
  }
  tableau.work += count * 8;
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, shortlisted)
    .map(({ at }) => at);
}

function bestOf(tableau: Tableau, list: readonly number[]): number {
  let best = -1;
  let least = attractive;
  for (const at of list) {
    const cost = reduced(tableau, at);
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  tableau.work += list.length * 8;
  return best;
}

/** Lets rows be more than covered where that costs less. */
function leaveOver(tableau: Tableau): boolean {
  const { rows, duals, step, inverse } = tableau;
  let moved = false;
  for (let row = 0; row < rows; row += 1) {
    if ((duals[row] ?? 0) >= attractive) continue;
    for (let at = 0; at < rows; at += 1) step[at] = -(inverse[at * rows + row] ?? 0);
    pivot(tableau, -1 - rows - row, duals[row] ?? 0, 0);
    moved = true;
  }
  return moved;
}

function enter(tableau: Tableau, at: number): void {
  const { rows, sign, step, inverse, parcels } = tableau;
  for (let other = 0; other < rows; other += 1) step[other] = sign === 0 ? 0 : sign * (inverse[other * rows + rows - 1] ?? 0);
  for (const row of parcels[at]?.items ?? [])
    for (let other = 0; other < rows; other += 1) step[other] = (step[other] ?? 0) + (inverse[other * rows + row] ?? 0);
  pivot(tableau, at, reduced(tableau, at), parcels[at]?.fen ?? 0);
}

function pivot(tableau: Tableau, entering: number, cost: number, fen: number): void {
  const { rows, inverse, right, step, duals, basis, price } = tableau;
  const leaving = leavingRow(tableau);
  if (leaving < 0) return;
  tableau.work += rows * rows;
  const scale = step[leaving] ?? 1;
  const start = leaving * rows;
  for (let at = 0; at < rows; at += 1) inverse[start + at] = (inverse[start + at] ?? 0) / scale;
  right[leaving] = (right[leaving] ?? 0) / scale;
  for (let row = 0; row < rows; row += 1) {
    const factor = step[row] ?? 0;
    if (row === leaving || Math.abs(factor) < 1e-13) continue;
    for (let at = 0; at < rows; at += 1)
      inverse[row * rows + at] = (inverse[row * rows + at] ?? 0) - factor * (inverse[start + at] ?? 0);
    right[row] = Math.max(0, (right[row] ?? 0) - factor * (right[leaving] ?? 0));
  }
  for (let at = 0; at < rows; at += 1) duals[at] = (duals[at] ?? 0) + cost * (inverse[start + at] ?? 0);
  basis[leaving] = entering;
  price[leaving] = fen;
}

function leavingRow({ rows, step, right, basis }: Tableau): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows; row += 1) {
    const down = step[row] ?? 0;
    if (down <= nothing) continue;
    const ratio = (right[row] ?? 0) / down;
    if (ratio < least - 1e-12 || (ratio < least + 1e-12 && (basis[row] ?? 0) < (basis[best] ?? 0))) {
      least = ratio;
      best = row;
    }
  }
  return best;
}

/** The parcels the solution chooses and how much of each. */
function chosen({ basis, parcels, right }: Tableau): { column: Column; share: number }[] {
  return Array.from(basis).flatMap((at, row) => {
    const column = parcels[at];
    return column ? [{ column, share: right[row] ?? 0 }] : [];
  });
}
