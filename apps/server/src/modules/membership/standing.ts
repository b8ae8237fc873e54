import { beijingDate, beijingDateStart } from "@sihai/domain/clocks";
import { byMonth, growthAhead, levelHoldsUntil, monthsCounting, nextLevel } from "@sihai/domain/membership";
import type { Deps } from "#platform";
import { type GrowthOfDay, growthByDay, levelRecords } from "./standing.store.ts";

const total = (days: readonly GrowthOfDay[]) => days.reduce((sum, { growth }) => sum + growth, 0);

/** Where a member stands by the growth that counted as today began in Beijing, and how it goes on if nothing is added. */
export async function readStanding({ db, settings }: Pick<Deps, "db" | "settings">, userId: string, now: Date) {
  const day = beijingDate(now);
  const rules = settings.at(beijingDateStart(day));
  const days = await growthByDay(db, userId, day);
  const [current] = await levelRecords(db, userId, 1);
  const level = current?.level ?? 0;
  const counted = days.filter(({ earnedOn }) => earnedOn < day);
  const ahead = growthAhead(
    days.map(({ countsUntil, growth }) => ({ on: countsUntil, growth })),
    rules,
  );
  return {
    level,
    since: current?.since ?? null,
    growth: total(counted),
    today: total(days) - total(counted),
    next: nextLevel(total(counted), rules),
    holdsUntil: levelHoldsUntil(level, ahead),
    months: monthsCounting(day).map((month) => ({
      month,
      growth: total(days.filter(({ earnedOn }) => earnedOn.startsWith(month))),
    })),
    ending: byMonth(ahead),
  };
}
