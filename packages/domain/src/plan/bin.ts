import { leastFrom } from "./bound/floor-prices.ts";
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

/** What a parcel would cost with one item more, on whichever line takes it; Infinity where none does. */
export function priceWith(group: Group, bin: Bin, item: number, effort: Effort): number {
  const load = together(bin.load, group.loads[item] ?? emptyLoad);
  return priceOn(group, { items: group.tax ? [...bin.items, item] : bin.items, load, lines: bin.lines }, item, effort).fen;
}

/** A parcel with one item more, on the lines that still take it, priced anew. */
export function binWith(group: Group, bin: Bin, item: number, effort: Effort): Bin {
  const load = together(bin.load, group.loads[item] ?? emptyLoad);
  const inside = { items: [...bin.items, item], load, lines: bin.lines.filter((line) => group.takes[line]?.[item]) };
  return { ...inside, ...priceOn(group, inside, item, effort) };
}

/** A parcel of these items, on the lines that take them all within `daysMax`, priced. */
export function binOf(group: Group, daysMax: number, items: readonly number[], effort: Effort): Bin {
  const all = emptyBin(group);
  const lines = all.lines.filter(
    (line) => (group.lines[line]?.days ?? 0) <= daysMax && items.every((item) => group.takes[line]?.[item]),
  );
  const inside = { items, load: items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad), lines };
  return items.length === 0 ? { ...inside, fen: 0, line: -1 } : { ...inside, ...priceOn(group, inside, -1, effort) };
}

/** Of the lines that also take `item`, the one that asks least, the faster of two alike. */
export function priceOn(
  group: Group,
  { items, load, lines }: Pick<Bin, "items" | "load" | "lines">,
  item: number,
  effort: Effort,
): Pick<Bin, "fen" | "line"> {
  const parcel = pack(load);
  let fen = Number.POSITIVE_INFINITY;
  let best = -1;
  for (const index of lines) {
    const fast = group.lines[index];
    if (!fast || (item >= 0 && !group.takes[index]?.[item]) || leastFrom(fast, parcel.actualGrams) > fen) continue;
    effort.prices += 1;
    const freight = costOn(fast, parcel);
    const bid = group.tax ? withTax(group, index, freight, items) : freight;
    if (bid < fen || (bid === fen && best >= 0 && fast.days < (group.lines[best]?.days ?? 0))) {
      fen = bid;
      best = index;
    }
  }
  return { fen, line: best };
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
