import { type Group, type GroupPlan, withTax } from "./group.ts";
import { costOn, emptyLoad, type Load, pack, together } from "./load.ts";

/** A parcel while a plan is being searched: its items, their load, the lines that take them all, and the cheapest of those. */
export type Bin = { items: readonly number[]; load: Load; lines: readonly number[]; fen: number; line: number };

/** A parcel of a plan with nothing in it yet, which every line of the group would take. */
export const emptyBin = ({ lines }: Group): Bin => ({
  items: [],
  load: emptyLoad,
  lines: lines.map((_, index) => index),
  fen: 0,
  line: -1,
});

/** How many line prices were worked out: the measure of effort, so that a plan never depends on the speed of the machine. */
export type Effort = { prices: number };

/** A parcel with one item more, on the lines that still take it, priced anew. */
export function binWith(group: Group, bin: Bin, item: number, effort: Effort): Bin {
  const load = group.loads[item] ?? emptyLoad;
  const lines = bin.lines.filter((line) => group.takes[line]?.[item]);
  return priced(group, { items: [...bin.items, item], load: together(bin.load, load), lines }, effort);
}

/** A parcel of these items, on the lines that take them all within `daysMax`, priced. */
export function binOf(group: Group, daysMax: number, items: readonly number[], effort: Effort): Bin {
  const all = emptyBin(group);
  const lines = all.lines.filter(
    (line) => (group.lines[line]?.days ?? 0) <= daysMax && items.every((item) => group.takes[line]?.[item]),
  );
  const load = items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad);
  return priced(group, { items, load, lines }, effort);
}

function priced(group: Group, bin: Pick<Bin, "items" | "load" | "lines">, effort: Effort): Bin {
  if (bin.items.length === 0) return { ...bin, fen: 0, line: -1 };
  const parcel = pack(bin.load);
  let fen = Number.POSITIVE_INFINITY;
  let best = -1;
  let days = Number.POSITIVE_INFINITY;
  effort.prices += bin.lines.length;
  for (const index of bin.lines) {
    const fast = group.lines[index];
    if (!fast) continue;
    const freight = costOn(fast, parcel);
    const bid = group.tax ? withTax(group, index, freight, bin.items) : freight;
    if (bid < fen || (bid === fen && fast.days < days)) {
      fen = bid;
      best = index;
      days = fast.days;
    }
  }
  return { ...bin, fen, line: fen === Number.POSITIVE_INFINITY ? -1 : best };
}

/** The plan that these parcels make: their cost in fen together, and the days of the slowest. */
export function planOfBins(group: Group, bins: readonly Bin[]): GroupPlan {
  const fen = bins.reduce((sum, bin) => sum + bin.fen, 0);
  const days = Math.max(0, ...bins.map(({ line }) => group.lines[line]?.days ?? 0));
  return {
    parcels: bins.map(({ items, line, fen: cost }) => ({ items, line, fen: cost })),
    fen,
    days,
    boundFen: 0,
    proven: false,
  };
}
