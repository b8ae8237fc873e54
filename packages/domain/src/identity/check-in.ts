import type { Settings } from "../setting/index.ts";

/** Credits and growth of a check-in: more credits each time so many days in a row are full (rule B-90). */
export function rewardOfDay(
  daysInRow: number,
  { checkInReward }: Pick<Settings, "checkInReward">,
): { credits: number; growth: number } {
  const { credits, everyDays, bonus, growth } = checkInReward;
  return { credits: daysInRow % everyDays === 0 ? bonus : credits, growth };
}
