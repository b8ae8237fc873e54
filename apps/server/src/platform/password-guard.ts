import { sql } from "kysely";
import type { Db, Tx } from "./database/database.ts";

/** Separate counters for log-in, payment password and staff (rule B-10). */
export type GuardScope = "login" | "pay" | "staff";
export type Try = { allowed: true } | { allowed: false; minutes: number };

const triesMax = 5;
const firstLockMinutes = 15;
const lockMinutesMax = 24 * 60;

/**
 * Takes one of the five tries before the password is looked at, so that no number of parallel guesses gets more. The fifth sets the
 * lock at once; a right password takes it away again. Locks double from 15 minutes to 24 hours. Must run outside the transaction
 * of the act, for a refusal would give the try back.
 */
export async function takeTry(db: Db | Tx, scope: GuardScope, subject: string, now: Date): Promise<Try> {
  const taken = await sql<{ failures: number }>`
    insert into password_guard as guard (scope, subject, failures) values (${scope}, ${subject}, 1)
    on conflict (scope, subject) do update set
      failures = case when guard.failures >= ${triesMax} then 1 else guard.failures + 1 end,
      locks = case when guard.failures = ${triesMax - 1} then guard.locks + 1 else guard.locks end,
      locked_until = case when guard.failures = ${triesMax - 1}
        then ${now}::timestamptz + least(${firstLockMinutes} * power(2, least(guard.locks, 20)), ${lockMinutesMax}) * interval '1 minute' end
    where guard.locked_until is null or guard.locked_until <= ${now}
    returning failures`.execute(db);
  if (taken.rows.length === 1) return { allowed: true };
  const row = await db
    .selectFrom("password_guard")
    .select("locked_until")
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .executeTakeFirst();
  const leftMs = (row?.locked_until?.getTime() ?? now.getTime()) - now.getTime();
  return { allowed: false, minutes: Math.max(1, Math.ceil(leftMs / 60_000)) };
}

/** After the right password, or a reset proved by e-mail. */
export async function forgiveTries(db: Db | Tx, scope: GuardScope, subject: string): Promise<void> {
  await db.deleteFrom("password_guard").where("scope", "=", scope).where("subject", "=", subject).execute();
}
