import type { Column } from "./parcel-source.ts";

const nothing = 1e-7;
const pivotsMax = 400;

/** How many parcels with goods over a weight the program may choose: any number, or at most or at least so many. */
export type ParcelCount = { kind: "any" | "at-most" | "at-least"; parcels: number; overGrams: number };

/**
 * The linear program behind the bound: choose parcels (fractions allowed) so that every item is covered at least once, at the least cost; an item left uncovered costs its
 * `uncovered` fen, which is the most it can come to be worth. Solved by the primal simplex method on a dense tableau that grows by a column for every parcel found.
 */
export function masterProgram(items: number, count: ParcelCount, columnsMax: number, uncovered: Float64Array) {
  const rows = items + 1;
  const width = rows + items + 2 + columnsMax;
  const tableau = Array.from({ length: rows }, () => new Float64Array(width));
  const cost = new Float64Array(width);
  // Covering a little less than one, each item a little differently, keeps the method from turning in circles between equal corners.
  const right = Float64Array.from({ length: rows }, (_, row) => 1 - 1e-4 * (0.5 + ((row * 0.618_034) % 1)));
  const basis = Array.from({ length: rows }, (_, row) => row);
  right[items] = count.parcels;
  tableau.forEach((cells, row) => {
    cells[row] = 1;
    if (row < items) cells[rows + row] = -1;
  });
  // The row of the count begins with no price, or below one that no parcels are worth.
  const base = Float64Array.from({ length: rows }, (_, row) => uncovered[row] ?? uncovered.reduce((sum, one) => sum + one, 0));
  for (let row = 0; row < items; row += 1) cost[rows + row] = base[row] ?? 0;
  let columns = rows + items;
  if (count.kind !== "at-least") addSlack(1);
  if (count.kind !== "at-most") addSlack(-1);
  const counted: number[] = [];
  const firstParcel = columns;
  const parcels: Column[] = [];

  function addSlack(sign: 1 | -1) {
    const row = tableau[items];
    if (row) row[columns] = sign;
    cost[columns] = -sign * (base[items] ?? 0);
    columns += 1;
  }

  /** What covering each item is worth, and what one counted parcel more is worth (never negative for at least, never positive for at most). */
  function duals(): { worth: Float64Array; perParcel: number } {
    const worth = Float64Array.from({ length: items }, (_, row) => Math.max(0, (base[row] ?? 0) - (cost[row] ?? 0)));
    const perParcel = (base[items] ?? 0) - (cost[items] ?? 0);
    const least = count.kind === "at-most" ? Number.NEGATIVE_INFINITY : 0;
    const most = count.kind === "at-least" ? Number.POSITIVE_INFINITY : 0;
    return { worth, perParcel: Math.min(most, Math.max(least, perParcel)) };
  }

  function addParcel(column: Column): boolean {
    if (columns >= width) return false;
    const { items: members, fen, grams } = column;
    parcels.push(column);
    const counts = grams > count.overGrams;
    counted.push(counts ? columns : -1);
    const used = counts ? [...members, items] : members;
    for (const cells of tableau) cells[columns] = used.reduce((sum, row) => sum + (cells[row] ?? 0), 0);
    cost[columns] = fen - used.reduce((sum, row) => sum + (base[row] ?? 0) - (cost[row] ?? 0), 0);
    columns += 1;
    return true;
  }

  function entering(): number {
    let best = -1;
    let least = -1e-4;
    for (let column = rows; column < columns; column += 1) {
      const reduced = cost[column] ?? 0;
      if (reduced < least) {
        least = reduced;
        best = column;
      }
    }
    return best;
  }

  function leaving(column: number): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    tableau.forEach((cells, row) => {
      const step = cells[column] ?? 0;
      if (step <= nothing) return;
      const ratio = (right[row] ?? 0) / step;
      if (ratio < least - 1e-12 || (ratio < least + 1e-12 && (basis[row] ?? 0) < (basis[best] ?? 0))) {
        least = ratio;
        best = row;
      }
    });
    return best;
  }

  function pivot(row: number, column: number) {
    const pivotRow = tableau[row];
    if (!pivotRow) return;
    const scale = pivotRow[column] ?? 1;
    for (let at = 0; at < columns; at += 1) pivotRow[at] = (pivotRow[at] ?? 0) / scale;
    right[row] = (right[row] ?? 0) / scale;
    tableau.forEach((cells, other) => {
      if (other === row) return;
      const factor = cells[column] ?? 0;
      if (Math.abs(factor) < 1e-13) return;
      for (let at = 0; at < columns; at += 1) cells[at] = (cells[at] ?? 0) - factor * (pivotRow[at] ?? 0);
      right[other] = Math.max(0, (right[other] ?? 0) - factor * (right[row] ?? 0));
    });
    const factor = cost[column] ?? 0;
    for (let at = 0; at < columns; at += 1) cost[at] = (cost[at] ?? 0) - factor * (pivotRow[at] ?? 0);
    basis[row] = column;
  }

  /** Improves until optimal or `pivotsMax` pivots; the duals are usable either way, they only prove less. */
  function solve(): void {
    for (let turn = 0; turn < pivotsMax; turn += 1) {
      const column = entering();
      const row = column < 0 ? -1 : leaving(column);
      if (row < 0) return;
      pivot(row, column);
    }
  }

  /** How many counted parcels the solution adds up to, fractions and all. */
  function parcelsUsed(): number {
    const counting = new Set(counted);
    return basis.reduce((sum, column, row) => sum + (counting.has(column) ? (right[row] ?? 0) : 0), 0);
  }

  /** The parcels the solution chooses and how much of each. */
  function chosen(): { column: Column; share: number }[] {
    return basis.flatMap((at, row) => {
      const column = parcels[at - firstParcel];
      return column ? [{ column, share: right[row] ?? 0 }] : [];
    });
  }

  return { addParcel, solve, duals, parcelsUsed, chosen };
}
