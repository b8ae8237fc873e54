import { type Deps, openDatabase, type Tx } from "#platform";

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
  if (databaseUrl === undefined) return db.transaction().setIsolationLevel("repeatable read").execute(work);
  const own = openDatabase(databaseUrl, log, { max: 1, statementTimeoutMs });
  try {
    return await own.db.transaction().setIsolationLevel("repeatable read").execute(work);
  } finally {
    await own.db.destroy();
  }
}
