import { sql } from "kysely";
import { atOneMoment, type Deps, openDatabase, type Tx } from "#platform";

/** Sorted and summed in memory rather than on the disk; for one connection at a time. */
const memory = sql`set local work_mem = '64MB'`;

/** The most a report over everything may take, where a page's statement is ended long before. */
const statementTimeoutMs = 120_000;

/**
 * Runs what reads the whole of the books or compares it, all of it at one moment, on a connection of its own that waits longer than a page may. The
 * database that comes along has no address of its own, and is small.
 */
export async function patiently<Value>(
  { db, config: { databaseUrl }, log }: Pick<Deps, "db" | "config" | "log">,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const withMemory = async (tx: Tx) => {
    await memory.execute(tx);
    return work(tx);
  };
  if (databaseUrl === undefined) return atOneMoment(db, withMemory);
  const own = openDatabase(databaseUrl, log, { max: 1, statementTimeoutMs });
  try {
    return await atOneMoment(own.db, withMemory);
  } finally {
    await own.db.destroy();
  }
}
