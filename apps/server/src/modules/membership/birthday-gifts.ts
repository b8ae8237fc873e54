import { ok, sign } from "@sihai/domain";
import { beijingDate, dayBefore } from "@sihai/domain/clocks";
import { birthdaysOn } from "@sihai/domain/membership";
import { type Deps, type Tx, transact } from "#platform";
import { lockBirthdays } from "./birthday.store.ts";
import { oweGift } from "./gift.store.ts";

const membersAtOnce = 200;
/** A birthday on which no worker ran is made up for within so many days. */
const daysBack = 6;
/** No two gifts are nearer than this, whatever a birthday was changed to. */
const daysApart = 300;

/** The sweep: a gift for each birthday, once a year, by the level of the day. */
export async function oweBirthdayGifts(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = beijingDate(now);
  for (const day of lastDays(today, daysBack)) {
    let owed = membersAtOnce;
    while (owed === membersAtOnce) {
      const some = await transact<number, never>(deps.db, async (tx) => ok(await oweSome(tx, deps, { day, today, now })));
      owed = some.ok ? some.value : 0;
    }
  }
}

async function oweSome(tx: Tx, deps: Deps, { day, today, now }: { day: string; today: string; now: Date }): Promise<number> {
  const { name, amounts, validDays } = deps.settings.at(now).birthdayGift;
  const levels = amounts.flatMap((amount, level) => (sign(amount) > 0 ? [level] : []));
  const year = day.slice(0, 4);
  const notSince = lastDays(today, daysApart).at(-1) ?? today;
  const members = await lockBirthdays(tx, {
    birthdays: birthdaysOn(day),
    day: today,
    year,
    levels,
    notSince,
    limit: membersAtOnce,
  });
  for (const { userId, level } of members) {
    const amount = amounts[level];
    if (amount) await oweGift(tx, { userId, gift: "birthday", reference: year, level, name, amount, validDays, at: now });
  }
  return members.length;
}

/** A day and so many before it. */
function lastDays(today: string, before: number): string[] {
  const days = [today];
  for (let back = 0; back < before; back++) days.push(dayBefore(days.at(-1) ?? today));
  return days;
}
