import type { Settings } from "../setting/index.ts";
import { levelReached } from "./level.ts";

type Rules = Pick<Settings, "levelGrowth">;
/** Growth that counts no more from a Beijing day on. */
export type EndingGrowth = { on: string; growth: number };
/** What is left from that day on if nothing is added, and the level it comes to. */
export type GrowthAhead = EndingGrowth & { left: number; level: number };

/** How growth that counts now falls away if nothing is added, day by day. */
export function growthAhead(ending: readonly EndingGrowth[], rules: Rules): GrowthAhead[] {
  let left = ending.reduce((sum, { growth }) => sum + growth, 0);
  return ending
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((end) => {
      left -= end.growth;
      return { ...end, left, level: levelReached(left, rules) };
    });
}

/** The first day on which a level would be lost if nothing is added; null where nothing ends, or the level is the lowest. */
export function levelHoldsUntil(level: number, ahead: readonly GrowthAhead[]): string | null {
  return ahead.find((each) => each.level < level)?.on ?? null;
}

/** The same by months, as it is told: the day the first of a month's growth ends, and what is left with the last. */
export function byMonth(ahead: readonly GrowthAhead[]): GrowthAhead[] {
  const months = new Map<string, GrowthAhead>();
  for (const each of ahead) {
    const month = each.on.slice(0, 7);
    const before = months.get(month);
    months.set(month, before ? { ...each, on: before.on, growth: before.growth + each.growth } : each);
  }
  return [...months.values()];
}
