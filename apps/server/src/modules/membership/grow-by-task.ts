import { beijingDate } from "@sihai/domain/clocks";
import { type DailyTask, tasksOf } from "@sihai/domain/membership";
import type { Deps, Tx } from "#platform";
import { grow } from "./grow.ts";
import { causesOn } from "./standing.store.ts";

type Done = { userId: string; task: DailyTask; at: Date };

/** Growth of a daily task, once a Beijing day, in the transaction of what was done (rule J-38). */
export async function growByTask(tx: Tx, { settings }: Pick<Deps, "settings">, { userId, task, at }: Done): Promise<void> {
  const growth = tasksOf(settings.at(at)).find((each) => each.task === task)?.growth ?? 0;
  const day = beijingDate(at);
  // The second time in a day is a look, not a lock.
  if (growth === 0 || (await causesOn(tx, userId, [task], day)).has(task)) return;
  await grow(tx, { userId, cause: task, reference: day, growth, at });
}
