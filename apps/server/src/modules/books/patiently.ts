import { sql } from "kysely";
import type { Db, Tx } from "#platform";

/** The most a report over everything may take, where a page's statement is ended long before. */
const most = "120s";

/** Runs what reads or compares the whole of the books: all of it at one moment, and longer than a page may take. */
export function patiently<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await allowTime(tx);
      return work(tx);
    });
}

export async function allowTime(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', ${most}, true)`.execute(tx);
}
