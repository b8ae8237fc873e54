import type { RelaxedLine } from "./bound/relaxed-lines.ts";
import type { Group } from "./group.ts";
import { packedGrams } from "./load.ts";
import type { Cells } from "./search/parcel-pool.ts";

/** The most worth that fits each weight of a grid, the items that make it, and the state two items at least come to. */
export type Knapsack = { best: Float64Array; itemsAt: (state: number) => number[]; lightestPair: number };

/** How a line is looked at: the grid, to the nearest step, and how scale and tape are mixed (1: scale alone). */
export type Look = { stepGrams: number; scaleShare: number };

/** Two lines with the same name and look fill the same knapsack. */
export function knapsackName({ company, reachGrams, volumeGrams }: RelaxedLine, { stepGrams, scaleShare }: Look): string {
  const volume = scaleShare === 1 ? "" : volumeGrams?.join();
  return `${stepGrams} ${scaleShare} ${Math.floor(reachGrams / stepGrams)} ${company} ${volume}`;
}

/** The items most worth taking into one parcel on `line`, by dynamic programming over its weight in steps; `worth` has one figure an item, in fen. */
export function fillKnapsack(group: Group, line: RelaxedLine, worth: Float64Array, look: Look, effort: Cells): Knapsack {
  const { takes, volumeGrams, reachGrams } = line;
  const room = Math.floor(reachGrams / look.stepGrams) + 1;
  const weightOf = (item: number) => {
    const mixed = look.scaleShare * (group.loads[item]?.grams ?? 0) + (1 - look.scaleShare) * (volumeGrams?.[item] ?? 0);
    return Math.round(mixed / look.stepGrams);
  };
  const taken = takes.flatMap((takesItem, item) => (takesItem ? [weightOf(item)] : [])).sort((a, b) => a - b);
  const members = group.items.flatMap((_, item) => (takes[item] && (worth[item] ?? 0) > 0 ? [item] : []));
  const weights = members.map(weightOf);
  effort.cells += room * members.length;
  const best = new Float64Array(room);
  const chosen = new Uint8Array(room * members.length);
  members.forEach((item, row) => {
    const weight = weights[row] ?? 0;
    const value = worth[item] ?? 0;
    const start = row * room;
    for (let state = room - 1; state >= weight; state -= 1) {
      const carried = (best[state - weight] ?? 0) + value;
      if (carried > (best[state] ?? 0)) {
        best[state] = carried;
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
  return { best, itemsAt, lightestPair: (taken[0] ?? 0) + (taken[1] ?? Number.POSITIVE_INFINITY) };
}

/** Cost − worth of the best parcel of two items or more in every state. By the scale alone a state is a weight of goods, to which the carton comes. */
export function surpluses(line: RelaxedLine, { best, lightestPair }: Knapsack, { stepGrams, scaleShare }: Look): Float64Array {
  const grid = line.floorGrid(stepGrams);
  const byScale = scaleShare === 1;
  const last = byScale ? Math.min(Math.floor(line.goodsGramsMax / stepGrams), grid.length - 1) : grid.length - 1;
  const surplus = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY);
  for (let state = Math.max(0, lightestPair); state <= last; state += 1) {
    const index = byScale ? Math.floor(packedGrams(state * stepGrams) / stepGrams) : state;
    surplus[state] = (grid[index] ?? Number.POSITIVE_INFINITY) - (best[state] ?? 0);
  }
  return surplus;
}
