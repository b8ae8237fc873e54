import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { type Db, hasData, openDatabase, openLog, runningPostgres, startEmbeddedPostgres } from "#platform";

/**
 * Does a command's work on the database of a server: the one named by `DATABASE_URL`, the one the server of `DATA_DIR` is running on, or
 * that folder's own, started for the while of it. Where there is none, or it does not answer, the command ends with 2 and says so.
 */
export async function onRunningDatabase<Value>(work: (db: Db, url: string) => Promise<Value>): Promise<Value> {
  const dataDir = resolve(process.env.DATA_DIR || ".data");
  const running = runningDatabase(dataDir);
  if (running === null && !hasData(dataDir))
    giveUp(`There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL to its database.`);
  const postgres = running === null ? await startEmbeddedPostgres({ folder: dataDir }) : undefined;
  const url = running ?? postgres?.url ?? "";
  const { db } = openDatabase(url, openLog("warn"), { max: 2, statementTimeoutMs: 120_000 });
  try {
    await sql`select 1`
      .execute(db)
      .catch((error: Error) => giveUp(`The database at ${placeOf(url)} does not answer: ${error.message}`));
    return await work(db, url);
  } finally {
    await db.destroy();
    await postgres?.stop();
  }
}

/** The database that answers for a server's folder now; null when none runs. */
export function runningDatabase(dataDir: string): string | null {
  return process.env.DATABASE_URL || (databaseOfServer(dataDir) ?? runningPostgres(dataDir));
}

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

/** Host, port and name; never the password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Null when no server runs on the folder: one that was killed leaves its note behind. */
function databaseOfServer(dataDir: string): string | null {
  try {
    const note = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as { databaseUrl: string; pid: number };
    process.kill(note.pid, 0);
    return note.databaseUrl;
  } catch {
    return null;
  }
}
