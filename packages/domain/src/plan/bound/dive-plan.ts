import { type Column, type ParcelPool, remember, total } from "../search/parcel-pool.ts";
import { type MasterProgram, masterProgram } from "./master-program.ts";

/** Rounds of finding parcels before the first parcel is fixed, and after each. */
const roundsFirst = 25;
const roundsNext = 6;

/**
 * Puts a plan together from what the linear program likes: fixes the parcel it chooses most of, finds parcels for the rest, and so on. Null when
 * something is left that no parcel takes.
 */
export function divePlan(pool: ParcelPool): number[][] | null {
  const items = pool.group.items.length;
  const anyWorth = new Float64Array(items).fill(total(pool.uncovered));
  const open = new Set(Array.from({ length: items }, (_, item) => item));
  const parcels: number[][] = [];
  for (let rounds = roundsFirst; open.size > 0; rounds = roundsNext) {
    const master = masterProgram(items, anyWorth);
    for (let item = 0; item < items; item += 1) if (!open.has(item)) master.addParcel({ items: [item], line: -1, fen: 0 });
    for (const column of pool.columns.values()) if (column.items.every((item) => open.has(item))) master.addParcel(column);
    enrich(pool, master, rounds);
    const best = master
      .chosen()
      .filter(({ column }) => column.line >= 0)
      .reduce<{ column: Column; share: number } | null>((most, one) => (most && most.share >= one.share ? most : one), null);
    if (!best) return null;
    parcels.push([...best.column.items]);
    for (const item of best.column.items) open.delete(item);
  }
  return parcels;
}

/** Adds parcels until none looks better than what the program has. */
function enrich(pool: ParcelPool, master: MasterProgram, rounds: number) {
  let items: Float64Array = new Float64Array(0);
  for (let round = 0; round < rounds; round += 1) {
    master.solve();
    const newest = master.worths();
    items = round === 0 ? newest : newest.map((fen, item) => (fen + (items[item] ?? 0)) / 2);
    const quick = pool.finder.quick(items).filter((column) => remember(pool, column));
    for (const column of quick) master.addParcel(column);
    if (quick.length === 0 && round > 2) break;
  }
  master.solve();
}
