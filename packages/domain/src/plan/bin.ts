import { type Group, type GroupPlan, withTax } from "./group.ts";
import { costOn, emptyLoad, type Load, pack, together } from "./load.ts";

/** A parcel while a plan is being searched: its items, their load, whether each line takes them all in time, and the cheapest that does. */
export type Bin = { items: readonly number[]; load: Load; open: Uint8Array; fen: number; line: number };

/** How many line prices were worked out: the measure of effort, so that a plan never depends on the speed of the machine. */
export type Effort = { prices: number };

/** What a parcel would cost with one item more, on whichever line takes it; Infinity where none does. */
export function priceWith(group: Group, bin: Bin, item: number, effort: Effort): number {
  const load = together(bin.load, group.loads[item] ?? emptyLoad);
  return priceOn(group, { items: group.tax ? [...bin.items, item] : bin.items, load, open: bin.open }, item, effort).fen;
}

/** A parcel with one item more, on the lines that still take it, priced anew. */
export function binWith(group: Group, bin: Bin, item: number, effort: Effort): Bin {
  const load = together(bin.load, group.loads[item] ?? emptyLoad);
  const open = bin.open.slice();
  for (let line = 0; line < open.length; line += 1) if (!group.takes[line]?.[item]) open[line] = 0;
  const inside = { items: [...bin.items, item], load, open };
  return { ...inside, ...priceOn(group, inside, item, effort) };
}

/** A parcel of these items, on the lines that take them all within `daysMax`, priced. */
export function binOf(group: Group, daysMax: number, items: readonly number[], effort: Effort): Bin {
  const open = new Uint8Array(group.lines.length);
  for (let line = 0; line < open.length; line += 1)
    if ((group.lines[line]?.days ?? 0) <= daysMax && takesAll(group.takes[line] ?? [], items)) open[line] = 1;
  const inside = { items, load: items.reduce((sum, item) => together(sum, group.loads[item] ?? emptyLoad), emptyLoad), open };
  return items.length === 0 ? { ...inside, fen: 0, line: -1 } : { ...inside, ...priceOn(group, inside, items[0] ?? -1, effort) };
}

function takesAll(takes: readonly boolean[], items: readonly number[]): boolean {
  for (const item of items) if (!takes[item]) return false;
  return true;
}

/** Of the open lines that also take `item`, the one that asks least, the faster of two alike. */
export function priceOn(
  group: Group,
  { items, load, open }: Pick<Bin, "items" | "load" | "open">,
  item: number,
  effort: Effort,
): Pick<Bin, "fen" | "line"> {
  const parcel = pack(load);
  const { lines, leastFen } = group.ranked(parcel.actualGrams);
  let fen = Number.POSITIVE_INFINITY;
  let best = -1;
  for (let at = 0; at < lines.length && (leastFen[at] ?? 0) <= fen; at += 1) {
    const index = lines[at] ?? -1;
    const fast = group.lines[index];
    if (!fast || open[index] !== 1 || !group.takes[index]?.[item]) continue;
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
