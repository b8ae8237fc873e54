import { beijingDate } from "@sihai/domain/clocks";
import { type DailyTask, tasksOf } from "@sihai/domain/membership";
import type { Deps, Tx } from "#platform";
import { grow } from "./grow.ts";
import { causesOn } from "./standing.store.ts";

type Done = { userId: string; task: DailyTask; at: Date };

/** Whether a daily task will make somebody grow: it is worth something, and was not done on this Beijing day. */
export async function wouldGrow(tx: Tx, { settings }: Pick<Deps, "settings">, { userId, task, at }: Done): Promise<boolean> {
  return growthOf(settings.at(at), task) > 0 && !(await causesOn(tx, userId, [task], beijingDate(at))).has(task);
}

/** Growth of a daily task, once a Beijing day, in the transaction of what was done (rule J-38). */
export async function growByTask(
  tx: Tx,
  { settings }: Pick<Deps, "settings">,
  { userId, task, at, would }: Done & { would?: boolean },
): Promise<void> {
  // The second time in a day is a look, not a lock.
  if (!(would ?? (await wouldGrow(tx, { settings }, { userId, task, at })))) return;
  await grow(tx, { userId, cause: task, reference: beijingDate(at), growth: growthOf(settings.at(at), task), at });
}

function growthOf(rules: Parameters<typeof tasksOf>[0], task: DailyTask): number {
  return tasksOf(rules).find((each) => each.task === task)?.growth ?? 0;
}
