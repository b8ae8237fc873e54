// npm run backup: one consistent set of database, files and key, into BACKUP_DIR. With --keep-up: all the time, for as long as its parent lives.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Db, openDatabase, openLog, readSecretKey } from "#platform";
import { openFileKeeper } from "./backup/keep-files.ts";
import { keepUp, slotOfPlace } from "./backup/keep-up.ts";
import { keepKey, openPlace, prunePlace } from "./backup/place.ts";
import { takeBase } from "./backup/take-base.ts";
import { openStorage } from "./build-adapters.ts";
import { onRunningDatabase } from "./on-running-database.ts";

const usage = `BACKUP_DIR=FOLDER npm run backup                 a backup of the server of DATA_DIR, or of DATABASE_URL, as it is now
BACKUP_DIR=FOLDER npm run backup -- --keep-up    and of all that follows, until it is stopped (a server with BACKUP_DIR does so itself)
`;
const { values } = parseArgs({ options: { "keep-up": { type: "boolean" }, help: { type: "boolean" } } });
const { BACKUP_DIR, BACKUP_KEEP_DAYS = "14" } = process.env;
if (values.help || !BACKUP_DIR) giveUp(usage);

const place = resolve(BACKUP_DIR);
const dataDir = resolve(process.env.DATA_DIR || ".data");
const keepDays = Number(BACKUP_KEEP_DAYS);
const secretKey = readSecretKey(process.env, dataDir);
const storage = openStorage(process.env, dataDir);
const log = openLog(process.env.LOG_LEVEL || "info");
openPlace(place);
if (process.env.SECRET_KEY === undefined) keepKey(place, secretKey);

if (values["keep-up"]) await followUntilStopped(process.env.DATABASE_URL || "");
else await onRunningDatabase(backUpOnce);
process.exit(0);

async function backUpOnce(db: Db, databaseUrl: string): Promise<void> {
  const files = openFileKeeper(place, storage);
  await files.keepNew(db);
  const slot = await slotOfPlace(db, place);
  const name = await takeBase({ databaseUrl, place, slot, secretKey }).catch((error: Error) =>
    giveUp(`The database cannot be backed up: ${error.message}\n`),
  );
  // What was uploaded while the database was copied.
  await files.keepNew(db);
  const gone = prunePlace(place, new Date(Date.now() - keepDays * 86_400_000));
  process.stdout.write(`backed up as ${name} in ${place}${gone.length > 0 ? `; taken away: ${gone.join(", ")}` : ""}\n`);
}

async function followUntilStopped(databaseUrl: string): Promise<void> {
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.on(signal, () => stopped.abort());
  if (process.connected === false) stopped.abort();
  const { db } = openDatabase(databaseUrl, log, { max: 2, statementTimeoutMs: 120_000 });
  await keepUp({ db, databaseUrl, place, storage, secretKey, keepDays, log }, stopped.signal);
  await db.destroy();
}

function giveUp(why: string): never {
  process.stderr.write(why);
  process.exit(2);
}
