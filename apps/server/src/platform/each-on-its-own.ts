import { type RawBuilder, sql } from "kysely";
import type { Deps } from "./deps.ts";

/** Whether an item of a sweep may be tried: it never failed, or it has waited long enough since. */
export function mayTry(sweep: string, item: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from sweep_failure f
    where f.sweep = ${sweep} and f.item = ${item}::text and f.retry_at > clock_timestamp())`;
}

type Work<Item> = { itemOf(one: Item): string; work(one: Item): Promise<unknown> };

/**
 * Does what a sweep found, each item for itself: one that fails is logged and tried again later (1, 2, 4 … minutes), and does not keep the others.
 * Whoever finds the items leaves out those that wait (`mayTry`), so that a batch is never full of them.
 */
export async function eachOnItsOwn<Item>(
  { db, log }: Pick<Deps, "db" | "log">,
  sweep: string,
  found: readonly Item[],
  { itemOf, work }: Work<Item>,
): Promise<void> {
  for (const one of found) {
    const item = itemOf(one);
    try {
      await work(one);
      await db.deleteFrom("sweep_failure").where("sweep", "=", sweep).where("item", "=", item).execute();
    } catch (error) {
      log.error({ err: error, sweep, item }, "an item of a sweep failed");
      await db
        .insertInto("sweep_failure")
        .values({ sweep, item, attempts: 1, retry_at: sql<Date>`clock_timestamp() + interval '1 minute'` })
        .onConflict((conflict) =>
          conflict.columns(["sweep", "item"]).doUpdateSet({
            attempts: sql<number>`sweep_failure.attempts + 1`,
            retry_at: sql<Date>`clock_timestamp() + least(power(2, sweep_failure.attempts), 60) * interval '1 minute'`,
          }),
        )
        .execute();
    }
  }
}
