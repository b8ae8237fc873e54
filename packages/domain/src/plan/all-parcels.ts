import { type Bin, binWith, type Effort, emptyBin } from "./bin.ts";
import type { Group } from "./group.ts";
import { pack } from "./load.ts";
import { type Column, type ParcelSource, type Prize, surplusOf } from "./parcel-source.ts";

const parcelsMax = 60_000;
/** Line prices the listing may work out before it gives up. */
const pricesMax = 1_500_000;
const quickMax = 60;

/** Every parcel the lines within the day limit take, at its true cost, as the source of a bound; null when there are too many to list. */
export function allParcels(group: Group, daysMax: number): ParcelSource | null {
  const columns: Column[] = [];
  const start = emptyBin(group);
  const root: Bin = { ...start, lines: start.lines.filter((line) => (group.lines[line]?.days ?? 0) <= daysMax) };
  if (!list(group, root, 0, columns, { prices: 0 })) return null;
  const costs = new Map(columns.map(({ items, fen }) => [items.join(), fen]));
  const below = (worth: Float64Array, prize: Prize, limit: number) =>
    columns
      .map((column) => ({ column, surplus: surplusOf(column, worth, prize) }))
      .filter(({ surplus }) => surplus < limit)
      .sort((a, b) => a.surplus - b.surplus)
      .slice(0, quickMax)
      .map(({ column }) => column);
  return {
    costOf: (items) => costs.get(items.join()) ?? Number.POSITIVE_INFINITY,
    quick: (worth, prize) => below(worth, prize, 0),
    prove: (worth, prize, enough) => ({
      surplus: columns.reduce((least, column) => Math.min(least, surplusOf(column, worth, prize)), Number.POSITIVE_INFINITY),
      near: below(worth, prize, enough),
    }),
  };
}

/** Lists the parcels that add items from `next` on to this one; false when the list grows too long. */
function list(group: Group, bin: Bin, next: number, columns: Column[], effort: Effort): boolean {
  for (let item = next; item < group.items.length; item += 1) {
    const grown = binWith(group, bin, item, effort);
    if (grown.line >= 0) columns.push({ items: grown.items, fen: grown.fen, grams: grown.load.grams });
    if (columns.length > parcelsMax || effort.prices > pricesMax) return false;
    if (mayGrow(group, grown) && !list(group, grown, item + 1, columns, effort)) return false;
  }
  return true;
}

/** More goods never help a parcel that is refused, but where volume counts only over a ratio to the weight. */
function mayGrow({ lines }: Group, bin: Bin): boolean {
  if (bin.line >= 0) return true;
  const { actualGrams, a, b, c } = pack(bin.load);
  return bin.lines.some((index) => {
    const fast = lines[index];
    return (
      fast?.rule === "ratio-over" && actualGrams <= Math.min(fast.maxGrams, fast.heaviestGrams) && a + b + c <= fast.maxSumMm
    );
  });
}
