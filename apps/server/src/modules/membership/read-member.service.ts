import { ok } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { dailyTasks, mayChangeBirthday, tasksOf } from "@sihai/domain/membership";
import { type Db, type Deps, fen } from "#platform";
import { birthdayOf } from "./birthday.store.ts";
import { giftsOf } from "./gift.store.ts";
import { causesOn, growthEntries } from "./standing.store.ts";
import { readStanding } from "./standing.ts";

/** The member centre. */
export async function readMember(deps: Deps, userId: string, now: Date) {
  const { db } = deps;
  const today = beijingDate(now);
  const [standing, done, gifts, kept] = await Promise.all([
    readStanding(deps, userId, now),
    causesOn(db, userId, dailyTasks, today),
    giftsOf(db, userId),
    birthdayOf(db, userId),
  ]);
  const rules = deps.settings.at(now);
  const stays = mayChangeBirthday(kept?.saidOn ?? null, today, rules);
  return ok({
    ...standing,
    tasks: tasksOf(rules).map((task) => ({ ...task, done: done.has(task.task) })),
    gifts,
    birthday: kept?.birthday ?? null,
    birthdayStaysUntil: stays.ok ? null : stays.refusal.until,
  });
}

/** A page of what growth came of; that of a parcel leads to it. */
export async function growthHistory(db: Db, userId: string, at: { limit: number; offset: number }) {
  const { list, total } = await growthEntries(db, userId, at);
  return {
    list: list.map(({ reference, amountFen, ...entry }) => ({
      ...entry,
      amount: fen(amountFen),
      packageId: entry.cause === "freight" || entry.cause === "goods" ? reference : null,
    })),
    total,
  };
}
