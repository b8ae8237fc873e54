import type { FastLine } from "./compile-line.ts";
import type { Group } from "./group.ts";

/** Goods fill a shared parcel with 15 % of air between them (rule Q2), in hundredths. */
export const looseFillHundredths = 115;

/**
 * A line with the items whose own sides it takes, longest item first: once the first item of a parcel is chosen, so is the parcel's longest
 * side. `roomMm3[at][rank]`: the most volume (air excluded) in a shared parcel whose longest side is that of item `at` and whose second side is no
 * less than the `rank`-th greatest second side of all items, by the line's limits of sides.
 */
export type SizedLine = {
  fast: FastLine;
  /** Where the line stands in its group. */
  place: number;
  items: readonly number[];
  grams: Float64Array;
  longest: Float64Array;
  second: Float64Array;
  third: Float64Array;
  volume: Float64Array;
  /** The greatest second side from an item on; 0 after the last. */
  widestFrom: Float64Array;
  /** Rank of each item's second side. */
  rank: Int32Array;
  room: readonly Float64Array[];
  /** The same for the very second side of that rank, and all second sides by rank, in mm. */
  rooms: readonly Float64Array[];
  widths: readonly number[];
};

/** Sorts what a line takes by size, so that whether a parcel has room is asked of few articles. */
export function sizeLine(group: Group, place: number, fast: FastLine): SizedLine {
  const takes = group.takes[place] ?? [];
  const loadAt = (item: number) => group.loads[item] ?? { grams: 0, longest: 0, second: 0, third: 0, volume: 0 };
  const items = takes
    .flatMap((taken, item) => (taken && fits(fast, loadAt(item)) ? [item] : []))
    .sort((a, b) => loadAt(b).longest - loadAt(a).longest || loadAt(b).volume - loadAt(a).volume || a - b);
  const of = (side: "grams" | "longest" | "second" | "third" | "volume") =>
    Float64Array.from(items, (item) => loadAt(item)[side]);
  const second = of("second");
  const widestFrom = new Float64Array(items.length + 1);
  for (let at = items.length - 1; at >= 0; at -= 1) widestFrom[at] = Math.max(second[at] ?? 0, widestFrom[at + 1] ?? 0);
  const widths = [...new Set(second)].sort((a, b) => b - a);
  const longest = of("longest");
  const rooms = Array.from(longest, (length) => roomByWidth(fast, length, widths));
  const room = rooms.map(orWider);
  const rank = Int32Array.from(second, (width) => widths.indexOf(width));
  return {
    fast,
    place,
    items,
    grams: of("grams"),
    longest,
    second,
    third: of("third"),
    volume: of("volume"),
    widestFrom,
    rank,
    room,
    rooms,
    widths,
  };
}

/** For every width the most volume of a parcel so long and so wide. */
function roomByWidth(fast: FastLine, length: number, widths: readonly number[]): Float64Array {
  return Float64Array.from(widths, (width) => {
    const height = width > length ? 0 : heightWithin(fast, length, width);
    return height > 0 ? (length * width * height * 100) / looseFillHundredths : 0;
  });
}

/** The same at least so wide; widths come widest first. */
function orWider(rooms: Float64Array): Float64Array {
  let most = 0;
  return rooms.map((room) => {
    most = Math.max(most, room);
    return most;
  });
}

/** The greatest third side, in whole mm, beside two others within the limits; the girth turns where the height becomes the longest side. */
function heightWithin({ maxSideMm, maxSumMm, maxGirthMm }: FastLine, length: number, width: number): number {
  if (length > maxSideMm) return 0;
  const tall = maxGirthMm - 2 * (length + width);
  const byGirth = tall > length ? tall : (maxGirthMm - length) / 2 - width;
  return Math.floor(Math.min(maxSideMm, maxSumMm - length - width, byGirth));
}

function fits(
  fast: FastLine,
  { grams, longest, second, third }: { grams: number; longest: number; second: number; third: number },
) {
  if (grams > fast.maxGrams || longest > fast.maxSideMm) return false;
  return longest + second + third <= fast.maxSumMm && longest + 2 * (second + third) <= fast.maxGirthMm;
}
