import type { Group } from "./group.ts";
import { packedGrams } from "./load.ts";
import { type Prize, prizeOf } from "./parcel-source.ts";
import { litresOf, type RelaxedLine } from "./relaxed-lines.ts";

/** Grid cells filled so far: the measure of effort of a bound. */
export type Cells = { cells: number };

/** The most worth that fits each weight of a grid, the items that make it, and the state no two items stay below. */
export type Knapsack = { best: Float64Array; itemsAt: (state: number) => number[]; lightestPair: number; members: number };

/**
 * How a line is looked at: the grid, how scale and tape are mixed (1: scale alone; the greater weight is never below any mix of the two),
 * whether weights are rounded down, which proves, or to the nearest, which finds, and what a litre costs where the size limits let in only so
 * much: whatever that price, litres saved at it are never worth more than the whole room.
 */
export type Look = { stepGrams: number; scaleShare: number; rounding: "down" | "nearest"; fenPerLitre: number };

/** Two lines with the same name and look fill the same knapsack. */
export function knapsackName(
  { company, reachGrams, volumeGrams }: RelaxedLine,
  { stepGrams, scaleShare, fenPerLitre }: Look,
): string {
  const volume = scaleShare === 1 ? "" : volumeGrams?.join();
  return `${stepGrams} ${scaleShare} ${fenPerLitre} ${Math.floor(reachGrams / stepGrams)} ${company} ${volume}`;
}

export function fillKnapsack(group: Group, line: RelaxedLine, worth: Float64Array, look: Look, effort: Cells): Knapsack {
  const { takes, volumeGrams, reachGrams } = line;
  const room = Math.floor(reachGrams / look.stepGrams) + 1;
  const values = group.items.map((_, item) => (worth[item] ?? 0) - look.fenPerLitre * litresOf(group, item));
  const weightOf = (item: number) => {
    const mixed = look.scaleShare * (group.loads[item]?.grams ?? 0) + (1 - look.scaleShare) * (volumeGrams?.[item] ?? 0);
    return look.rounding === "down" ? Math.floor(mixed / look.stepGrams) : Math.round(mixed / look.stepGrams);
  };
  const taken = values.flatMap((_, item) => (takes[item] ? [weightOf(item)] : [])).sort((a, b) => a - b);
  const members = values.flatMap((value, item) => (takes[item] && value > 0 ? [item] : []));
  const weights = members.map(weightOf);
  effort.cells += room * members.length;
  const best = new Float64Array(room);
  const chosen = new Uint8Array(room * members.length);
  members.forEach((item, row) => {
    const weight = weights[row] ?? 0;
    const value = values[item] ?? 0;
    const start = row * room;
    for (let state = room - 1; state >= weight; state -= 1) {
      const taken = (best[state - weight] ?? 0) + value;
      if (taken > (best[state] ?? 0)) {
        best[state] = taken;
        chosen[start + state] = 1;
      }
    }
  });
  const itemsAt = (state: number) => {
    const items: number[] = [];
    let left = state;
    for (let row = members.length - 1; row >= 0; row -= 1) {
      if (chosen[row * room + left] !== 1) continue;
      items.push(members[row] ?? -1);
      left -= weights[row] ?? 0;
    }
    return items;
  };
  return { best, itemsAt, lightestPair: (taken[0] ?? 0) + (taken[1] ?? Number.POSITIVE_INFINITY), members: members.length };
}

/**
 * Cost − worth − prizes of the best parcel of two items or more in every state. By the scale alone a state is a weight of goods, to which the carton
 * comes. Where rounding or mixing leaves open which prizes a parcel gets, it gets the most.
 */
export function surpluses(
  line: RelaxedLine,
  { best, lightestPair, members }: Knapsack,
  look: Look,
  prizes: readonly Prize[],
): Float64Array {
  const { stepGrams, scaleShare, fenPerLitre } = look;
  const grid = line.floorGrid(stepGrams);
  const byScale = scaleShare === 1;
  const last = byScale ? Math.min(Math.floor(line.goodsGramsMax / stepGrams), grid.length - 1) : grid.length - 1;
  const room = fenPerLitre === 0 ? 0 : fenPerLitre * line.litresMax;
  return Float64Array.from({ length: last + 1 }, (_, state) => {
    if (state < lightestPair) return Number.POSITIVE_INFINITY;
    const grams = state * stepGrams;
    const index = byScale ? Math.floor(packedGrams(grams) / stepGrams) : state;
    const prize = byScale
      ? prizeOf(prizes, grams, look.rounding === "down" ? grams + (members + 1) * (stepGrams - 1) : grams)
      : prizeOf(prizes, 0, Number.POSITIVE_INFINITY);
    return (grid[index] ?? Number.POSITIVE_INFINITY) - (best[state] ?? 0) - room - prize;
  });
}

export function leastAt(values: Float64Array, from = 0, to = values.length): number {
  let at = from;
  for (let index = from; index < to; index += 1) if ((values[index] ?? 0) < (values[at] ?? 0)) at = index;
  return at;
}
