import { ok } from "@sihai/domain";
import { creditReminderDue, creditStep, creditsEndAt, creditsYear } from "@sihai/domain/promotion";
import { type Deps, type Tx, transact } from "#platform";
import { tell } from "../message/index.ts";
import { insertReminder, notReminded } from "./credit-reminder.store.ts";

const customersAtOnce = 200;

/** The sweep: so many days before credits end, whoever holds enough to spend is told, once a year and moment. */
export async function remindOfCredits(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const days = creditReminderDue(now, deps.settings.at(now));
  if (days === null) return;
  const { year } = creditsYear(now);
  for (let last = "0", some = customersAtOnce; some === customersAtOnce; ) {
    const holders = await notReminded(deps.db, { year, days, least: creditStep, after: last, limit: customersAtOnce });
    for (const { userId, credits } of holders)
      await transact<undefined, never>(deps.db, async (tx) => {
        await remindOne(tx, deps, { userId, credits, year, days, at: now });
        return ok();
      });
    last = holders.at(-1)?.userId ?? last;
    some = holders.length;
  }
}

type Reminder = { userId: string; credits: number; year: number; days: number; at: Date };

async function remindOne(tx: Tx, deps: Deps, reminder: Reminder): Promise<void> {
  const { userId, credits, days, at } = reminder;
  if (!(await insertReminder(tx, reminder))) return;
  const facts = { credits, days, endsAt: creditsEndAt(at).toISOString() };
  await tell(tx, deps, { userId, type: "activity", template: "credits-ending", facts, link: "/user/points", mail: true, at });
}
