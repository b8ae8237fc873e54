import type { Settings } from "../setting/index.ts";

/** What can be done once a day beside coming by, for growth (rule J-38). */
export const dailyTasks = ["cart", "favourite"] as const;
export type DailyTask = (typeof dailyTasks)[number];

/** The tasks there are, with what a day of each earns; one that earns nothing is none. */
export function tasksOf({ dailyTaskGrowth }: Pick<Settings, "dailyTaskGrowth">): { task: DailyTask; growth: number }[] {
  return dailyTasks.map((task) => ({ task, growth: dailyTaskGrowth[task] })).filter(({ growth }) => growth > 0);
}
