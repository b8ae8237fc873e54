import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Db, openDatabase, openLog, startEmbeddedPostgres } from "#platform";

/**
 * Does a command's work on the database of a server: the one named by `DATABASE_URL`, the one the server of `DATA_DIR` is running on, or
 * that folder's own, started for the while of it.
 */
export async function onRunningDatabase<Value>(work: (db: Db) => Promise<Value>): Promise<Value> {
  const dataDir = resolve(process.env.DATA_DIR ?? ".data");
  const running = runningDatabase(dataDir);
  const postgres = running ? undefined : await startEmbeddedPostgres({ folder: dataDir });
  const { db } = openDatabase(running ?? postgres?.url ?? "", openLog("warn"), { max: 2, statementTimeoutMs: 120_000 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await postgres?.stop();
  }
}

function runningDatabase(dataDir: string): string | undefined {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  try {
    return (JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as { databaseUrl: string }).databaseUrl;
  } catch {
    return undefined;
  }
}
