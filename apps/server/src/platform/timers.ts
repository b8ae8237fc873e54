import { sql } from "kysely";
import type { Db, Tx } from "./database.ts";
import type { Deps } from "./deps.ts";

/** What is done when a deadline passes, in the same transaction that marks the timer fired. */
export type TimerHandlers = Record<string, (subject: string, deps: Deps, tx: Tx) => Promise<void>>;

/**
 * Sets a business deadline: one row per effect, so that any number of workers fire it exactly once (reliability F40).
 * Setting it again moves it, unless it has fired.
 */
export async function setTimer(tx: Tx, kind: string, subject: string, dueAt: Date): Promise<void> {
  await tx
    .insertInto("timer")
    .values({ kind, subject, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "subject"])
        .doUpdateSet({ due_at: dueAt, fired_at: null, attempts: 0 })
        .where("timer.fired_at", "is", null),
    )
    .execute();
}

export async function clearTimer(tx: Tx, kind: string, subject: string): Promise<void> {
  await tx.deleteFrom("timer").where("kind", "=", kind).where("subject", "=", subject).where("fired_at", "is", null).execute();
}

/**
 * Fires every timer that is due at business time, each in a transaction of its own. Returns how many fired.
 * A handler that fails is tried again later (1, 2, 4 … minutes); its error is logged.
 */
export async function fireDueTimers(deps: Deps, handlers: TimerHandlers): Promise<number> {
  for (let fired = 0; ; fired++) {
    const outcome = await fireNext(deps.db, deps, handlers);
    if (outcome === "none") return fired;
  }
}

async function fireNext(db: Db, deps: Deps, handlers: TimerHandlers): Promise<"fired" | "none"> {
  const now = deps.clock.now();
  let failing: { kind: string; subject: string } | undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      const timer = await tx
        .selectFrom("timer")
        .select(["kind", "subject"])
        .where("fired_at", "is", null)
        .where("due_at", "<=", now)
        .where("kind", "in", [...Object.keys(handlers), ""])
        .where(({ or, eb }) => or([eb("retry_at", "is", null), eb("retry_at", "<=", sql<Date>`clock_timestamp()`)]))
        .orderBy("due_at")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!timer) return "none";
      failing = timer;
      await handlers[timer.kind]?.(timer.subject, deps, tx);
      await tx
        .updateTable("timer")
        .set({ fired_at: now })
        .where("kind", "=", timer.kind)
        .where("subject", "=", timer.subject)
        .execute();
      return "fired";
    });
  } catch (error) {
    if (!failing) throw error;
    deps.log.error({ err: error, ...failing }, "timer failed");
    await db
      .updateTable("timer")
      .set({
        attempts: sql<number>`attempts + 1`,
        retry_at: sql<Date>`clock_timestamp() + least(power(2, attempts), 60) * interval '1 minute'`,
      })
      .where("kind", "=", failing.kind)
      .where("subject", "=", failing.subject)
      .execute();
    return "fired";
  }
}
