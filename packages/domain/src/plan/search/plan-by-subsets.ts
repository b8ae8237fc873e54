import type { FastLine } from "../compile-line.ts";
import type { Group, GroupPlan, PlannedParcel, Solver } from "../group.ts";
import { costOn, emptyLoad, type Load, pack, together } from "../load.ts";

/** Up to this many items every way of sharing them out is weighed: 2^16 parcels, 3^16 ÷ 1.5 ways. */
export const subsetItemsMax = 16;

/** Fen and parcels in one number, so that one comparison decides both: fen × 64 + parcels. */
const keyPerFen = 64;

/**
 * Solves a group exactly: the cheapest line of every subset, then the best partition into subsets. Day limits may be asked in any order;
 * asking them ascending costs each line once.
 */
export function planBySubsets(group: Group): Solver {
  const count = group.items.length;
  const full = 2 ** count - 1;
  const loads = subsetLoads(group.loads);
  const takenBy = group.takes.map((takes) => takes.reduce((mask, taken, item) => (taken ? mask | (1 << item) : mask), 0));
  const byDays = group.lines
    .map((fast, index) => ({ fast, index }))
    .sort((a, b) => a.fast.days - b.fast.days || a.index - b.index);
  const taxes = subsetTaxes(group, loads);
  const packed = loads.map((load) => (load.count === 0 ? null : pack(load)));
  let key = new Float64Array(full + 1);
  let line = new Int32Array(full + 1);
  let used = 0;
  reset();

  function reset() {
    key = new Float64Array(full + 1).fill(Number.POSITIVE_INFINITY);
    line = new Int32Array(full + 1).fill(-1);
    used = 0;
  }

  /** Lets every line up to the day limit bid for every subset; ties stay with the faster line. */
  function admit(daysMax: number) {
    const last = byDays[used - 1];
    if (last && last.fast.days > daysMax) reset();
    for (let next = byDays[used]; next && next.fast.days <= daysMax; next = byDays[used]) {
      const taken = takenBy[next.index] ?? 0;
      for (let mask = taken; mask > 0; mask = (mask - 1) & taken) {
        const parcel = packed[mask];
        const bid = parcel ? (costOn(next.fast, parcel) + taxes(next.fast, mask)) * keyPerFen + 1 : Number.POSITIVE_INFINITY;
        if (bid < (key[mask] ?? 0)) {
          key[mask] = bid;
          line[mask] = next.index;
        }
      }
      used += 1;
    }
  }

  return (daysMax, parcelsMax) => {
    admit(daysMax);
    const days = line.map((index) => group.lines[index]?.days ?? 0);
    const free = bestPartition(full, key, days);
    const enough = free.keys[full] === Number.POSITIVE_INFINITY || (free.keys[full] ?? 0) % keyPerFen <= parcelsMax;
    const parts = enough ? free.partsOf(full) : bestPartitionOfAtMost(full, key, days, parcelsMax);
    if (parts.length === 0) return null;
    return planOf(
      group,
      parts.map((mask) => ({ mask, line: line[mask] ?? -1, fen: ((key[mask] ?? 0) - 1) / keyPerFen })),
    );
  };
}

function subsetLoads(loads: readonly Load[]): Load[] {
  const all: Load[] = [emptyLoad];
  loads.forEach((load, item) => {
    for (let mask = 0; mask < 1 << item; mask += 1) all.push(together(all[mask] ?? emptyLoad, load));
  });
  return all;
}

/** The tax on every subset as one parcel on a line; nothing where tax does not count. */
function subsetTaxes({ tax, values }: Group, loads: readonly Load[]): (fast: FastLine, mask: number) => number {
  if (!tax) return () => 0;
  const worth = new Float64Array(loads.length);
  values.forEach((value, item) => {
    for (let mask = 0; mask < 1 << item; mask += 1) worth[mask | (1 << item)] = (worth[mask] ?? 0) + value;
  });
  return (fast, mask) => tax(fast, worth[mask] ?? 0, loads[mask]?.count ?? 0);
}

/** The best partition of every subset: the part with its lowest item is tried in all sizes, the rest is known already. */
function bestPartition(full: number, key: Float64Array, days: Int32Array) {
  const keys = new Float64Array(full + 1).fill(Number.POSITIVE_INFINITY);
  const slowest = new Int32Array(full + 1);
  const part = new Int32Array(full + 1);
  keys[0] = 0;
  for (let set = 1; set <= full; set += 1) tryParts(set, key, days, keys, slowest, keys, slowest, part);
  const partsOf = (set: number): number[] => {
    const parts: number[] = [];
    if (keys[set] === Number.POSITIVE_INFINITY) return parts;
    for (let rest = set; rest > 0; rest ^= part[rest] ?? rest) parts.push(part[rest] ?? rest);
    return parts;
  };
  return { keys, partsOf };
}

/** The same with at most so many parcels: one layer for each parcel more. Empty when that is impossible. */
function bestPartitionOfAtMost(full: number, key: Float64Array, days: Int32Array, parcelsMax: number): number[] {
  let rest = { keys: new Float64Array(full + 1).fill(Number.POSITIVE_INFINITY), slowest: new Int32Array(full + 1) };
  rest.keys[0] = 0;
  const layers: Int32Array[] = [];
  for (let parcels = 1; parcels <= parcelsMax; parcels += 1) {
    const next = { keys: rest.keys.slice(), slowest: rest.slowest.slice() };
    const part = new Int32Array(full + 1);
    for (let set = 1; set <= full; set += 1) tryParts(set, key, days, rest.keys, rest.slowest, next.keys, next.slowest, part);
    layers.push(part);
    rest = next;
  }
  if (rest.keys[full] === Number.POSITIVE_INFINITY) return [];
  const parts: number[] = [];
  let set = full;
  // A layer without a part of its own kept the answer of the layer below.
  for (const part of layers.reverse()) {
    const chosen = part[set] ?? 0;
    if (chosen > 0) parts.push(chosen);
    set ^= chosen;
  }
  return parts;
}

function tryParts(
  set: number,
  key: Float64Array,
  days: Int32Array,
  restKeys: Float64Array,
  restSlowest: Int32Array,
  keys: Float64Array,
  slowest: Int32Array,
  part: Int32Array,
) {
  const lowest = set & -set;
  const others = set ^ lowest;
  let best = keys[set] ?? 0;
  let bestDays = slowest[set] ?? 0;
  for (let some = others; ; some = (some - 1) & others) {
    const mine = some | lowest;
    const total = (key[mine] ?? 0) + (restKeys[set ^ mine] ?? 0);
    if (total <= best && total < Number.POSITIVE_INFINITY) {
      const slow = Math.max(days[mine] ?? 0, restSlowest[set ^ mine] ?? 0);
      if (total < best || slow < bestDays) {
        best = total;
        bestDays = slow;
        part[set] = mine;
      }
    }
    if (some === 0) break;
  }
  keys[set] = best;
  slowest[set] = bestDays;
}

function planOf(group: Group, parts: readonly { mask: number; line: number; fen: number }[]): GroupPlan {
  const parcels: PlannedParcel[] = parts.map(({ mask, line, fen }) => ({
    items: group.items.flatMap((_, item) => ((mask >> item) & 1 ? [item] : [])),
    line,
    fen,
  }));
  const fen = parcels.reduce((sum, parcel) => sum + parcel.fen, 0);
  const days = Math.max(...parcels.map(({ line }) => group.lines[line]?.days ?? 0));
  return { parcels, fen, days, boundFen: fen, proven: true };
}
