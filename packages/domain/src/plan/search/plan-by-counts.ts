import { priceOn } from "../bin.ts";
import type { Group, GroupPlan, Solver } from "../group.ts";
import { emptyLoad, type Load, together } from "../load.ts";
import { planBySearch } from "./plan-by-search.ts";

/** So many ways to take a parcel out of what is left are tried: about a fifth of a second. */
const waysMost = 100_000_000;
/** Fen and parcels in one number, so that one comparison decides both. */
const keyPerFen = 256;

/** Goods alike, by their places in the group, and what one more of them adds to the number of a set. */
type Kind = { items: readonly number[]; stride: number };

/**
 * Solves a group of few kinds of goods exactly, however many there are of each: goods alike are counted, not told apart, so a set is a number of each
 * kind. Null where there are too many sets. What keeps a number of parcels is searched instead.
 */
export function planByCounts(group: Group): Solver | null {
  const kinds = kindsOf(group);
  const ways = kinds.reduce((product, { items }) => (product * (items.length + 1) * (items.length + 2)) / 2, 1);
  if (ways > waysMost) return null;
  const sets = setsOf(group, kinds);
  const search = planBySearch(group);
  return (daysMax, parcelsMax, effortShare, enoughFen) => {
    const { keys, part, lines } = bestParts(group, kinds, sets, daysMax);
    const key = keys.at(-1) ?? Number.POSITIVE_INFINITY;
    if (key === Number.POSITIVE_INFINITY) return null;
    if (key % keyPerFen > parcelsMax) return search(daysMax, parcelsMax, effortShare, enoughFen);
    return planOf(group, kinds, { keys, part, lines });
  };
}

/** Goods are alike when they weigh and measure the same, are taken by the same lines and, where tax counts, are worth the same. */
function kindsOf({ loads, takes, values, tax }: Group): Kind[] {
  const alike = Map.groupBy(loads.keys(), (item) => {
    const { grams, longest, second, third } = loads[item] ?? emptyLoad;
    return [grams, longest, second, third, tax ? values[item] : 0, ...takes.map((row) => Number(row[item]))].join();
  });
  let stride = 1;
  return [...alike.values()].map((items) => {
    const kind = { items, stride };
    stride *= items.length + 1;
    return kind;
  });
}

/** Every number of each kind, one set after the other; the first is empty. */
type CountedSet = { load: Load; items: readonly number[]; open: Uint8Array };

function setsOf({ loads, takes, lines }: Group, kinds: readonly Kind[]): CountedSet[] {
  let sets: CountedSet[] = [{ load: emptyLoad, items: [], open: new Uint8Array(lines.length).fill(1) }];
  for (const { items } of kinds) {
    const rows = [sets];
    for (const item of items)
      rows.push(
        (rows.at(-1) ?? []).map((set) => ({
          load: together(set.load, loads[item] ?? emptyLoad),
          items: [...set.items, item],
          open: item === items[0] ? set.open.map((taken, line) => taken & Number(takes[line]?.[item] ?? false)) : set.open,
        })),
      );
    sets = rows.flat();
  }
  return sets;
}

type Parts = { keys: Float64Array; part: Int32Array; lines: Int32Array };

/** The best way to share out every set: the parcel with its last kind is tried in all sizes, the rest is known already. */
function bestParts(group: Group, kinds: readonly Kind[], sets: readonly CountedSet[], daysMax: number): Parts {
  const { alone, lines, days } = alonePrices(group, sets, daysMax);
  const half = kinds[Math.ceil(kinds.length / 2)]?.stride ?? sets.length;
  const few = partsBelow(kinds, half, 1);
  const many = partsBelow(kinds, sets.length, half).map((inside) => withLast(kinds, inside));
  const keys = new Float64Array(sets.length).fill(Number.POSITIVE_INFINITY);
  const part = new Int32Array(sets.length);
  const slowest = new Int32Array(sets.length);
  keys[0] = 0;
  for (let set = 1; set < sets.length; set += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (const high of many[Math.floor(set / half)] ?? []) {
      for (const low of few[set % half] ?? []) {
        const mine = high + low;
        const total = (alone[mine] ?? 0) + (keys[set - mine] ?? 0);
        if (total > best || total === Number.POSITIVE_INFINITY) continue;
        const slow = Math.max(days[mine] ?? 0, slowest[set - mine] ?? 0);
        if (total === best && slow >= (slowest[set] ?? 0)) continue;
        best = total;
        part[set] = mine;
        slowest[set] = slow;
      }
    }
    keys[set] = best;
  }
  return { keys, part, lines };
}

/** Of the sets inside another (the last of them is all of it) those with one of its last kind: of a plan's parcels such a one may come first. */
function withLast(kinds: readonly Kind[], inside: readonly number[]): number[] {
  const all = inside.at(-1) ?? 0;
  const least = Math.max(0, ...kinds.flatMap(({ stride }) => (stride <= all ? [stride] : [])));
  return inside.filter((one) => one >= least);
}

/** What each set costs as one parcel, and on which line. */
function alonePrices(group: Group, sets: readonly CountedSet[], daysMax: number) {
  const alone = new Float64Array(sets.length).fill(Number.POSITIVE_INFINITY);
  const lines = new Int32Array(sets.length).fill(-1);
  const effort = { prices: 0 };
  const inTime = group.lines.map(({ days }) => days <= daysMax);
  sets.forEach((set, at) => {
    if (at === 0) return;
    const open = set.open.map((taken, line) => taken & Number(inTime[line]));
    const { fen, line } = priceOn(group, { ...set, open }, set.items[0] ?? -1, effort);
    alone[at] = fen * keyPerFen + 1;
    lines[at] = line;
  });
  return { alone, lines, days: lines.map((line) => group.lines[line]?.days ?? 0) };
}

/** For every set of the kinds whose strides lie between two, the sets inside it. */
function partsBelow(kinds: readonly Kind[], below: number, from: number): number[][] {
  let parts: number[][] = [[0]];
  for (const { items, stride } of kinds) {
    if (stride < from || stride >= below) continue;
    const smaller = parts;
    parts = Array.from({ length: items.length + 1 }, (_, count) =>
      smaller.map((inside) => Array.from({ length: count + 1 }, (_, taken) => inside.map((one) => one + taken * stride)).flat()),
    ).flat();
  }
  return parts;
}

function planOf(group: Group, kinds: readonly Kind[], { keys, part, lines }: Parts): GroupPlan {
  const left = kinds.map(({ items }) => [...items]);
  const parcels: GroupPlan["parcels"][number][] = [];
  for (let set = keys.length - 1; set > 0; set -= part[set] ?? set) {
    const mine = part[set] ?? set;
    const items = kinds.flatMap(({ items: all, stride }, kind) =>
      (left[kind] ?? []).splice(0, Math.floor(mine / stride) % (all.length + 1)),
    );
    const key = (keys[set] ?? 0) - (keys[set - mine] ?? 0);
    parcels.push({ items: items.sort((a, b) => a - b), line: lines[mine] ?? -1, fen: (key - 1) / keyPerFen });
  }
  const fen = parcels.reduce((sum, parcel) => sum + parcel.fen, 0);
  const days = Math.max(...parcels.map(({ line }) => group.lines[line]?.days ?? 0));
  return { parcels, fen, days, boundFen: fen, proven: true };
}
