import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { StoragePort } from "@sihai/adapters/storage";
import { sql } from "kysely";
import {
  checkSecretKey,
  type Db,
  dataIn,
  type EmbeddedPostgres,
  findBinaries,
  hasData,
  installedPostgres,
  isEmbeddedData,
  migrate,
  openCopy,
  openDatabase,
  openLog,
  SecretKeyRefused,
  secretKeyFile,
  startEmbeddedPostgres,
} from "#platform";
import { auditWorld, type BrokenPromise } from "../audit-world.ts";
import { keptFiles, restoreFiles } from "./keep-files.ts";
import { fingerprintOf, isPlace, type KeptBase, keptKey } from "./place.ts";
import { baseBefore, forgetRecovery, forgetSystemSettings, RestoreRefused, unpackBase } from "./restore-to.ts";

type Given = {
  place: string;
  dataDir: string;
  /** Null: the last second there is. */
  at: Date | null;
  /** SECRET_KEY, where the server did not make its key itself. */
  givenKey: Buffer | null;
  /** The key may have been in change just then. */
  otherKeys?: readonly Buffer[];
  storage: StoragePort;
  /** Only to be looked at: then it may be of a PostgreSQL of the operator's own. */
  isDrill?: boolean;
  invariants: Readonly<Record<string, string>>;
};

export type Restored = {
  base: string;
  /** Of the last transaction that is back; null when nothing was replayed after the base. */
  upTo: Date | null;
  files: { restored: number; missing: string[] };
  broken: BrokenPromise[];
};

const postgresMajor = "18";

/**
 * Brings a server's folder back from a place of backups: key, database up to a moment, files; then asks every invariant. Throws RestoreRefused,
 * before anything is written, when the folder is in use or something is not there.
 */
export async function restoreInto({
  place,
  dataDir,
  at,
  givenKey,
  otherKeys = [],
  storage,
  isDrill = false,
  invariants,
}: Given): Promise<Restored> {
  if (!isPlace(place)) throw new RestoreRefused(`${place} is no folder of backups`);
  if (hasData(dataDir)) throw new RestoreRefused(`${dataDir} has a database already: move it away, or name another DATA_DIR`);
  const base = baseBefore(place, at);
  const native = programsFor(base, isDrill);
  const { key, isKept } = keyOf(place, base, givenKey);
  mkdirSync(dataDir, { recursive: true });
  if (isKept) writeFileSync(secretKeyFile(dataDir), key.toString("hex"), { mode: 0o600 });
  const postgres = await unpackAndStart({ place, base, dataDir, at, native, isDrill });
  const { db } = openDatabase(postgres.url, openLog("warn"), { max: 2, statementTimeoutMs: 600_000 });
  try {
    const upTo = await lastReplayed(db);
    forgetRecovery(dataIn(dataDir));
    await migrate(postgres.url);
    await checkSecretKey(db, { current: key, others: otherKeys }).catch((error: Error) => {
      throw error instanceof SecretKeyRefused ? new RestoreRefused(error.message) : error;
    });
    const files = await restoreFiles(db, keptFiles(place), storage);
    return { base: base.name, upTo, files, broken: await auditWorld(db, invariants) };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** The programs a base is started with: the embedded ones, or for a drill those of its version that are installed here. */
function programsFor({ postgresVersion }: KeptBase, isDrill: boolean): string {
  const [major = ""] = postgresVersion.split(".");
  const native = major === postgresMajor ? findBinaries() : isDrill ? installedPostgres(major) : null;
  if (native !== null) return native;
  throw new RestoreRefused(
    isDrill
      ? `this backup is of PostgreSQL ${postgresVersion}: install PostgreSQL ${major} on the machine the drill runs on`
      : toUnpack(postgresVersion),
  );
}

function toUnpack(postgresVersion: string): string {
  return `this backup is of a PostgreSQL ${postgresVersion} of your own: unpack it with --unpack and start one of that version on it`;
}

type Unpacking = Pick<Given, "place" | "dataDir" | "at"> & { base: KeptBase; native: string; isDrill: boolean };

/** What cannot be started is taken away again, so that the folder is as empty as it was. */
async function unpackAndStart({ place, base, dataDir, at, native, isDrill }: Unpacking): Promise<EmbeddedPostgres> {
  const data = dataIn(dataDir);
  try {
    await unpackBase(place, base, data, at);
    // Bases of before do not say what the database is called; those of an embedded one may lack its file.
    if (!isEmbeddedData(data) && (base.database !== undefined || native !== findBinaries())) {
      if (!isDrill) throw new RestoreRefused(toUnpack(base.postgresVersion));
      forgetSystemSettings(data);
      openCopy(data, { user: base.user ?? "sihai", database: base.database ?? "sihai" });
    }
    return await startEmbeddedPostgres({ folder: dataDir, native });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    if (error instanceof RangeError) throw new RestoreRefused(error.message);
    if (error instanceof Error && /before configured recovery target was reached/.test(error.message))
      throw new RestoreRefused(
        `the backup ends before ${at?.toISOString()}: name an earlier moment, or none for the last second`,
      );
    throw error;
  }
}

function keyOf(place: string, base: KeptBase, given: Buffer | null): { key: Buffer; isKept: boolean } {
  if (given) {
    if (fingerprintOf(given) === base.keyFingerprint) return { key: given, isKept: false };
    throw new RestoreRefused("SECRET_KEY is not the key this backup was written with");
  }
  const kept = keptKey(place, base.keyFingerprint);
  if (kept) return { key: kept, isKept: true };
  throw new RestoreRefused("the key of this backup was given by SECRET_KEY and is not kept beside it: set SECRET_KEY");
}

/** Of the last transaction the log brought back. */
async function lastReplayed(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ upTo: Date | null }>`select pg_last_xact_replay_timestamp() as "upTo"`.execute(db);
  return rows[0]?.upTo ?? null;
}
