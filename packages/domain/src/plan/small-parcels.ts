import type { Column, ParcelPool } from "./parcel-pool.ts";

/** So many light parcels are listed outright. */
export const usuallyListed = 6_000;
/** Heavier ones never are. */
const heaviestListed = 8_000;

/**
 * Every parcel there is whose goods weigh at most `upToGrams`, each on the line that asks least for it, and every item by itself. Light parcels are
 * few, and they are the ones whose sides a bound by weight and volume sees worst.
 */
export type SmallParcels = { columns: readonly Column[]; upToGrams: number };

export function listSmallParcels({ grams, finder, effort }: ParcelPool, listedMax: number): SmallParcels {
  const upToGrams = mostListed(grams, listedMax);
  const order = [...grams.keys()].sort((a, b) => (grams[a] ?? 0) - (grams[b] ?? 0));
  const columns: Column[] = [];
  const inside: number[] = [];

  function list(column: Column | null): void {
    if (column) columns.push(column);
  }

  function grow(from: number, weight: number): void {
    for (let at = from; at < order.length; at += 1) {
      const item = order[at] ?? 0;
      const more = weight + (grams[item] ?? 0);
      if (more > upToGrams) return;
      inside.push(item);
      list(finder.cheapest(inside));
      grow(at + 1, more);
      inside.pop();
    }
  }

  grow(0, 0);
  for (const item of order) if ((grams[item] ?? 0) > upToGrams) list(finder.cheapest([item]));
  effort.cells += columns.length * 1_000;
  return { columns, upToGrams };
}

/** The greatest weight up to which the sets of goods are not too many, counted by how many there are of each weight. */
function mostListed(grams: Float64Array, listedMax: number): number {
  const sets = new Float64Array(heaviestListed + 1);
  sets[0] = 1;
  for (const weight of grams)
    for (let sum = heaviestListed; sum >= weight; sum -= 1) sets[sum] = (sets[sum] ?? 0) + (sets[sum - weight] ?? 0);
  let listed = 0;
  let upTo = 0;
  while (upTo < heaviestListed && listed + (sets[upTo + 1] ?? 0) <= listedMax) {
    upTo += 1;
    listed += sets[upTo] ?? 0;
  }
  return upTo;
}
