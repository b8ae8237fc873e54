import { sql } from "kysely";
import type { Db, Tx } from "./database/database.ts";

/** Separate counters for log-in, payment password and staff (rule B-10). */
export type GuardScope = "login" | "pay" | "staff";
export type Try = { allowed: true } | { allowed: false; minutes: number };
/** Who guesses at a password from outside: a browser its owner logged in from, or a stranger's network. */
export type Guesser = { device: string } | { network: string };

const triesMax = 5;
/** What strangers together may try at one password before they wait, wherever they are: a known browser still gets in. */
const strangersTriesMax = 50;
const firstLockMinutes = 15;
const lockMinutesMax = 24 * 60;

/**
 * Takes one of the five tries before the password is looked at, so that no number of parallel guesses gets more. The fifth sets the
 * lock at once; a right password takes it away again. Locks double from 15 minutes to 24 hours. Must run outside the transaction
 * of the act, for a refusal would give the try back.
 */
export function takeTry(db: Db | Tx, scope: GuardScope, subject: string, now: Date): Promise<Try> {
  return takeOf(db, { scope, subject, source: "", most: triesMax }, now);
}

/**
 * As `takeTry`, of somebody who is not logged in: each known browser and each network has five tries of its own, so that a lock locks out
 * only the guesser (rule F48), and strangers together have fifty.
 */
export async function takeGuesserTry(
  db: Db | Tx,
  { scope, subject, guesser }: { scope: GuardScope; subject: string; guesser: Guesser },
  now: Date,
): Promise<Try> {
  if ("device" in guesser) return takeOf(db, { scope, subject, source: `device ${guesser.device}`, most: triesMax }, now);
  const here = await takeOf(db, { scope, subject, source: `network ${guesser.network}`, most: triesMax }, now);
  return here.allowed ? takeOf(db, { scope, subject, source: "strangers", most: strangersTriesMax }, now) : here;
}

type Counter = { scope: GuardScope; subject: string; source: string; most: number };

async function takeOf(db: Db | Tx, { scope, subject, source, most }: Counter, now: Date): Promise<Try> {
  const taken = await sql<{ failures: number }>`
    insert into password_guard as guard (scope, subject, source, failures) values (${scope}, ${subject}, ${source}, 1)
    on conflict (scope, subject, source) do update set
      failures = case when guard.failures >= ${most} then 1 else guard.failures + 1 end,
      locks = case when guard.failures = ${most - 1} then guard.locks + 1 else guard.locks end,
      locked_until = case when guard.failures = ${most - 1}
        then ${now}::timestamptz + least(${firstLockMinutes} * power(2, least(guard.locks, 20)), ${lockMinutesMax}) * interval '1 minute' end
    where guard.locked_until is null or guard.locked_until <= ${now}
    returning failures`.execute(db);
  if (taken.rows.length === 1) return { allowed: true };
  const row = await db
    .selectFrom("password_guard")
    .select("locked_until")
    .where("scope", "=", scope)
    .where("subject", "=", subject)
    .where("source", "=", source)
    .executeTakeFirst();
  const leftMs = (row?.locked_until?.getTime() ?? now.getTime()) - now.getTime();
  return { allowed: false, minutes: Math.max(1, Math.ceil(leftMs / 60_000)) };
}

/** After the right password, or a reset proved by e-mail: wherever the tries came from. */
export async function forgiveTries(db: Db | Tx, scope: GuardScope, subject: string): Promise<void> {
  await db.deleteFrom("password_guard").where("scope", "=", scope).where("subject", "=", subject).execute();
}
