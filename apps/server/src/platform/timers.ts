import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Db, Tx } from "./database/database.ts";
import { readSubject, type Timer } from "./define-timer.ts";
import type { Deps } from "./deps.ts";

/** What is done when deadlines of one kind pass, in the same transaction that marks the timer fired. */
export type TimerHandler = { readonly kind: string; fire(subject: string, deps: Deps, tx: Tx): Promise<void> };

/** Binds a timer to what is done when it is due. */
export function onTimer<Subject extends Readonly<Record<string, z.ZodMiniType<unknown, string>>>>(
  timer: Timer<Subject>,
  handle: (subject: z.output<z.ZodMiniObject<Subject>>, deps: Deps, tx: Tx) => Promise<void>,
): TimerHandler {
  return { kind: timer.kind, fire: async (text, deps, tx) => handle(readSubject(timer, text), deps, tx) };
}

/**
 * Fires every timer that is due at business time, each in a transaction of its own. Returns how many fired.
 * A handler that fails is tried again later (1, 2, 4 … minutes); its error is logged.
 */
export async function fireDueTimers(deps: Deps, handlers: readonly TimerHandler[]): Promise<number> {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  for (let fired = 0; ; fired++) {
    const outcome = await fireNext(deps, byKind);
    if (outcome === "none") return fired;
  }
}

type Due = { kind: string; subject: string };
type ByKind = ReadonlyMap<string, TimerHandler>;

/** How many due timers a worker looks at to find one that no other worker has in hand. */
const candidatesMax = 20;

async function fireNext(deps: Deps, handlers: ByKind): Promise<"fired" | "none"> {
  const now = deps.clock.now();
  const due = await dueTimers(deps.db, [...handlers.keys()], now)
    .orderBy("due_at")
    .limit(candidatesMax)
    .execute();
  for (const timer of due) if (await fire(deps, handlers, timer, now)) return "fired";
  return "none";
}

function dueTimers(db: Db | Tx, kinds: readonly string[], now: Date) {
  return db
    .selectFrom("timer")
    .select(["kind", "subject"])
    .where("fired_at", "is", null)
    .where("due_at", "<=", now)
    .where("kind", "in", [...kinds, ""])
    .where(({ or, eb }) => or([eb("retry_at", "is", null), eb("retry_at", "<=", sql<Date>`clock_timestamp()`)]));
}

/**
 * False when another worker has it in hand, or it is due no more. The row itself is locked last: whoever pays at the last second holds the
 * order and clears its timer, and the two must not wait for each other. The handler asks under the order's lock whether there is
 * still anything to do.
 */
async function fire(deps: Deps, handlers: ByKind, { kind, subject }: Due, now: Date): Promise<boolean> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      if (!(await isMyTurn(tx, { kind, subject }))) return false;
      const still = await dueTimers(tx, [kind], now).where("subject", "=", subject).executeTakeFirst();
      if (!still) return false;
      await handlers.get(kind)?.fire(subject, deps, tx);
      await markFired(tx, { kind, subject }, now);
      return true;
    });
  } catch (error) {
    deps.log.error({ err: error, kind, subject }, "timer failed");
    await deps.db
      .updateTable("timer")
      .set({
        attempts: sql<number>`attempts + 1`,
        retry_at: sql<Date>`clock_timestamp() + least(power(2, attempts), 60) * interval '1 minute'`,
      })
      .where("kind", "=", kind)
      .where("subject", "=", subject)
      .execute();
    return true;
  }
}

async function isMyTurn(tx: Tx, { kind, subject }: Due): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`timer:${kind}:${subject}`}, 0)) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

/** A timer cleared meanwhile is gone, which is fine; one moved to a later time takes back what was done too early. */
async function markFired(tx: Tx, { kind, subject }: Due, now: Date): Promise<void> {
  const marked = await tx
    .updateTable("timer")
    .set({ fired_at: now })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("due_at", "<=", now)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 1n) return;
  const moved = await tx
    .selectFrom("timer")
    .select("due_at")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (moved) throw new Error(`timer ${kind} ${subject} was moved while it fired`);
}
