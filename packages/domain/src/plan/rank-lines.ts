import { floorPrice } from "./bound/floor-prices.ts";
import type { FastLine } from "./compile-line.ts";

/** Lines by what they ask at least for a parcel of some weight or more, the least first; those that end before are left out. */
export type Ranked = { lines: Int32Array; leastFen: Float64Array };

const stepGrams = 250;

/** Lines ranked for a weight, rounded down to a step; worked out when first asked for. */
export function lineRanking(lines: readonly FastLine[]): (grams: number) => Ranked {
  const floors = lines.map(floorPrice);
  const known: Ranked[] = [];
  return (grams) => {
    const step = Math.floor(grams / stepGrams);
    const ranked = known[step] ?? rankAt(floors, step * stepGrams);
    known[step] = ranked;
    return ranked;
  };
}

function rankAt(floors: readonly ((grams: number) => number)[], grams: number): Ranked {
  const least = floors
    .map((floor, line) => ({ line, fen: floor(grams) }))
    .filter(({ fen }) => fen < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.fen - b.fen || a.line - b.line);
  return { lines: Int32Array.from(least, ({ line }) => line), leastFen: Float64Array.from(least, ({ fen }) => fen) };
}
