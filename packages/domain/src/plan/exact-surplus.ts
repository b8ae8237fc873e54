import { completionsOf } from "./completion-tables.ts";
import type { Cells } from "./knapsack.ts";
import { labelGrower } from "./label-parcels.ts";
import { longestBounds, roughly } from "./longest-bounds.ts";
import { type Prize, prizeOf } from "./parcel-source.ts";
import type { RelaxedLine } from "./relaxed-lines.ts";
import type { SizedLine } from "./sized-line.ts";

/** One label is as much work as so many cells of a knapsack. */
const cellsPerLabel = 40;

export type ExactLook = { surplus: number; found: readonly (readonly number[])[] };

/**
 * The least surplus of shared parcels of the line at its true price and sizes, as far as it is below `enough`: tables bound the parcels by their
 * longest item, and where those do not suffice labels decide.
 */
export function exactSurplus(
  relaxed: RelaxedLine,
  worth: Float64Array,
  prizes: readonly Prize[],
  enough: number,
  volumePrices: Map<SizedLine, number>,
  effort: Cells,
): ExactLook {
  const { sized } = relaxed;
  const { items, grams, volume, room, rank } = sized;
  const filled = volume.reduce((sum, mm3) => sum + mm3, 0);
  const roomy = room.every((most) => filled <= (most.at(-1) ?? 0));
  const rough = roomy ? null : longestBounds(sized, relaxed, worth, volumePrices, effort, roughly, () => true);
  const mostPrize = prizeOf(prizes, 0, Number.POSITIVE_INFINITY);
  const completions = completionsOf(sized, relaxed, worth, prizes, volumePrices.get(sized) ?? 0, effort);
  const bounds = items.map((item, first) => {
    const most = room[first]?.[rank[first] ?? 0] ?? 0;
    const byTable = completions.least(first + 1, grams[first] ?? 0, volume[first] ?? 0, worth[item] ?? 0, most, false);
    return Math.max(byTable, (rough?.[first] ?? Number.NEGATIVE_INFINITY) - mostPrize);
  });
  const grower = labelGrower(relaxed, worth, prizes, completions);
  const found: (readonly number[])[] = [];
  let surplus = Math.max(enough, Math.min(...bounds));
  bounds.forEach((bound, first) => {
    if (bound >= surplus) return;
    const grown = grower.grow(first, surplus);
    effort.cells += grown.labels * cellsPerLabel;
    surplus = Math.min(surplus, Math.max(bound, grown.surplus));
    found.push(...grown.found);
  });
  return { surplus, found };
}
