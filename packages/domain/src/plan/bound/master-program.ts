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
export function masterProgram(rows: number, uncovered: Float64Array) {
  const inverse = Float64Array.from({ length: rows * rows }, (_, at) => (at % (rows + 1) === 0 ? 1 : 0));
  // Covering a little less than one, each item a little differently, keeps the method from turning in circles between equal corners.
  const right = Float64Array.from({ length: rows }, (_, row) => 1 - 1e-4 * (0.5 + ((row * 0.618_034) % 1)));
  const price = Float64Array.from(uncovered);
  /** What stands in each row: a parcel from 0 on, −1 − row for what is short of a row, −1 − rows − row for what is over. */
  const basis = Int32Array.from({ length: rows }, (_, row) => -1 - row);
  const duals = Float64Array.from(price);
  const parcels: Column[] = [];
  const step = new Float64Array(rows);
  let work = 0;

  function reduced(at: number): number {
    const parcel = parcels[at];
    let cost = parcel?.fen ?? 0;
    for (const row of parcel?.items ?? []) cost -= duals[row] ?? 0;
    return cost;
  }

  /** Parcels that lower the cost, the most attractive of all first. */
  function shortlist(): number[] {
    const found: { at: number; cost: number }[] = [];
    for (let at = 0; at < parcels.length; at += 1) {
      const cost = reduced(at);
      if (cost < attractive) found.push({ at, cost });
    }
    work += parcels.length * 8;
    return found
      .sort((a, b) => a.cost - b.cost)
      .slice(0, shortlisted)
      .map(({ at }) => at);
  }

  /** Improves until optimal or `pivotsMax` pivots; the worths are usable either way, they only prove less. */
  function solve(): void {
    let pivots = 0;
    while (pivots < pivotsMax) {
      const list = shortlist();
      let moved = leaveOver();
      for (let best = bestOf(list); best >= 0 && pivots < pivotsMax; best = bestOf(list)) {
        enter(best);
        pivots += 1;
        moved = true;
      }
      if (!moved) return;
      pivots += 1;
    }
  }

  function bestOf(list: readonly number[]): number {
    let best = -1;
    let least = attractive;
    for (const at of list) {
      const cost = reduced(at);
      if (cost < least) {
        least = cost;
        best = at;
      }
    }
    work += list.length * 8;
    return best;
  }

  /** Lets rows be more than covered where that costs less. */
  function leaveOver(): boolean {
    let moved = false;
    for (let row = 0; row < rows; row += 1) {
      if ((duals[row] ?? 0) >= attractive) continue;
      for (let at = 0; at < rows; at += 1) step[at] = -(inverse[at * rows + row] ?? 0);
      pivot(-1 - rows - row, duals[row] ?? 0, 0);
      moved = true;
    }
    return moved;
  }

  function enter(at: number): void {
    step.fill(0);
    for (const row of parcels[at]?.items ?? [])
      for (let other = 0; other < rows; other += 1) step[other] = (step[other] ?? 0) + (inverse[other * rows + row] ?? 0);
    pivot(at, reduced(at), parcels[at]?.fen ?? 0);
  }

  function pivot(entering: number, cost: number, fen: number): void {
    const leaving = leavingRow();
    if (leaving < 0) return;
    work += rows * rows;
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

  function leavingRow(): number {
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
  function chosen(): { column: Column; share: number }[] {
    return Array.from(basis).flatMap((at, row) => {
      const column = parcels[at];
      return column ? [{ column, share: right[row] ?? 0 }] : [];
    });
  }

  return {
    addParcel: (column: Column) => {
      parcels.push(column);
    },
    solve,
    /** What covering each item is worth, never negative. */
    worths: () => duals.map((fen) => Math.max(0, fen)),
    chosen,
    fen: () => price.reduce((sum, fen, row) => sum + fen * (right[row] ?? 0), 0),
    /** How many items the solution goes without. */
    missed: () =>
      basis.reduce((sum, at, row) => sum + (at < 0 && at >= -rows && (price[row] ?? 0) > 0 ? (right[row] ?? 0) : 0), 0),
    /** Numbers looked at so far, the measure of effort. */
    work: () => work,
  };
}

export type MasterProgram = ReturnType<typeof masterProgram>;
