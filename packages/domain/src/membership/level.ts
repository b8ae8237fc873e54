import type { Settings } from "../setting/index.ts";

type Rules = Pick<Settings, "levelGrowth">;

/** The level that growth reaches: V0 to V5 (rule J-45). */
export function levelReached(growth: number, { levelGrowth }: Rules): number {
  return Math.max(
    0,
    levelGrowth.findLastIndex((from) => growth >= from),
  );
}

/** The next level with where it begins and what is missing; null at the top. */
export function nextLevel(growth: number, { levelGrowth }: Rules): { level: number; from: number; missing: number } | null {
  const level = levelReached(growth, { levelGrowth }) + 1;
  const from = levelGrowth[level];
  return from === undefined ? null : { level, from, missing: from - growth };
}
