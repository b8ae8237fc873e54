import type { Measure } from "../measure.ts";
import type { Column, ParcelPool } from "../search/parcel-pool.ts";

/** So many small parcels are listed outright. */
export const usuallyListed = 20_000;
/** Listing one is about as much work as filling so many cells. */
export const cellsPerListed = 500;
/** Larger ones never are. */
const largestListed = 8_000;

/**
 * Every parcel there is whose goods measure at most `upTo`, each on the line that asks least for it, and every item by itself. Small parcels are
 * few, and they are the ones whose sides a bound by weight and volume sees worst.
 */
export type SmallParcels = { columns: readonly Column[]; upTo: number };

/** Lists them, lightest articles first, so that a weight too great ends a branch. */
export function listSmallParcels({ finder, effort }: ParcelPool, { mass }: Measure, listedMax: number): SmallParcels {
  const upTo = mostListed(mass, listedMax);
  const order = [...mass.keys()].sort((a, b) => (mass[a] ?? 0) - (mass[b] ?? 0));
  const columns: Column[] = [];
  const inside: number[] = [];

  function list(column: Column | null): void {
    if (column) columns.push(column);
  }

  function grow(from: number, sum: number): void {
    for (let at = from; at < order.length; at += 1) {
      const item = order[at] ?? 0;
      const more = sum + (mass[item] ?? 0);
      if (more > upTo) return;
      inside.push(item);
      list(finder.cheapest(inside));
      grow(at + 1, more);
      inside.pop();
    }
  }

  grow(0, 0);
  for (const item of order) if ((mass[item] ?? 0) > upTo) list(finder.cheapest([item]));
  effort.cells += columns.length * cellsPerListed;
  return { columns, upTo };
}

/** The greatest mass up to which the sets of goods are not too many, counted by how many there are of each mass. */
function mostListed(mass: Float64Array, listedMax: number): number {
  const sets = new Float64Array(largestListed + 1);
  sets[0] = 1;
  for (const one of mass)
    for (let sum = largestListed; sum >= one; sum -= 1) sets[sum] = (sets[sum] ?? 0) + (sets[sum - one] ?? 0);
  let listed = 0;
  let upTo = 0;
  while (upTo < largestListed && listed + (sets[upTo + 1] ?? 0) <= listedMax) {
    upTo += 1;
    listed += sets[upTo] ?? 0;
  }
  return upTo;
}
