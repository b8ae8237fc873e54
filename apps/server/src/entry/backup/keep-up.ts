import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { StoragePort } from "@sihai/adapters/storage";
import { sql } from "kysely";
import type { Db, Logger } from "#platform";
import { followLog } from "./follow-log.ts";
import { openFileKeeper } from "./keep-files.ts";
import { listBases, logFolder, openPlace, prunePlace, slotPrefix } from "./place.ts";
import { takeBase } from "./take-base.ts";

type Given = {
  db: Db;
  databaseUrl: string;
  place: string;
  storage: StoragePort;
  secretKey: Buffer;
  keepDays: number;
  log: Logger;
};

const againAfterMs = 5000;
const filesEveryMs = 5000;
const baseEveryMs = 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/**
 * Keeps the place up with a server at work, until `signal` ends it: its log as it comes, its files a few seconds later, a base every day, and
 * nothing older than it is to keep. Any number of nodes may do it; the slot is held by one of them, and by the next when that one is gone.
 */
export async function keepUp(given: Given, signal: AbortSignal): Promise<void> {
  const { log } = given;
  let said = "";
  while (!signal.aborted) {
    try {
      const slot = await findOrMakeSlot(given);
      await followWithBases(given, slot, signal);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      // Held by another node: nothing to say, and taken over when that one is gone.
      if (!/is active for PID/.test(words) && words !== said) log.error({ err: error }, "the backup does not keep up");
      said = words;
      await setTimeout(againAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

type Slot = { name: string; from: string };

async function followWithBases(given: Given, slot: Slot, signal: AbortSignal): Promise<void> {
  const { databaseUrl, place } = given;
  const beside = new AbortController();
  const both = AbortSignal.any([signal, beside.signal]);
  const following = followLog({ databaseUrl, place, slot: slot.name, from: slot.from }, both);
  // Ends with the first of the two, and only when both are through.
  const keeping = keepBasesAndFiles(given, slot.name, both).finally(() => beside.abort());
  const [followed, kept] = await Promise.allSettled([following.finally(() => beside.abort()), keeping]);
  if (followed.status === "rejected") throw followed.reason;
  if (kept.status === "rejected" && !signal.aborted) throw kept.reason;
}

async function keepBasesAndFiles(given: Given, slot: string, signal: AbortSignal): Promise<void> {
  const { db, databaseUrl, place, storage, secretKey, keepDays, log } = given;
  const files = openFileKeeper(place, storage);
  // The slot may be another node's; then the log ends at once, and no base is made here.
  await setTimeout(500, undefined, { signal });
  while (!signal.aborted) {
    await files.keepNew(db);
    const newest = listBases(place).findLast((base) => base.slot === slot);
    if (!newest || Date.now() - Date.parse(newest.finishedAt) > baseEveryMs) {
      log.info({ base: await takeBase({ databaseUrl, place, slot, secretKey }) }, "a base backup was made");
      prunePlace(place, new Date(Date.now() - keepDays * dayMs));
    }
    await setTimeout(filesEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** The slot of this place in this database. One that lost its log (it was away for too long) is given up, and a new one begun. */
async function findOrMakeSlot({ db, place, log }: Given): Promise<Slot> {
  const prefix = `${slotPrefix}${openPlace(place)}_`;
  return db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(4243)`.execute(one);
    try {
      const found = await slotOf(one, prefix);
      if (found && found.status !== "lost" && found.from !== null && existsSync(logFolder(place, found.name)))
        return { name: found.name, from: found.from };
      if (found) {
        log.error({ slot: found.name }, "the log of the backup has a gap; a new one begins, with a base of its own");
        await sql`select pg_drop_replication_slot(${found.name})`.execute(one);
      }
      const name = `${prefix}${randomBytes(4).toString("hex")}`;
      await sql`select pg_create_physical_replication_slot(${name}, true)`.execute(one);
      mkdirSync(logFolder(place, name), { recursive: true, mode: 0o700 });
      const made = await slotOf(one, prefix);
      return { name, from: made?.from ?? "0/0" };
    } finally {
      await sql`select pg_advisory_unlock(4243)`.execute(one);
    }
  });
}

/** The slot a base taken now belongs to: that of whoever keeps this place up. */
export async function slotOfPlace(db: Db, place: string): Promise<string | null> {
  return (await slotOf(db, `${slotPrefix}${openPlace(place)}_`))?.name ?? null;
}

async function slotOf(db: Db, prefix: string): Promise<{ name: string; status: string | null; from: string | null } | undefined> {
  const { rows } = await sql<{ name: string; status: string | null; from: string | null }>`
    select slot_name::text as name, wal_status as status, restart_lsn::text as "from"
    from pg_replication_slots where starts_with(slot_name::text, ${prefix})
    order by slot_name limit 1`.execute(db);
  return rows[0];
}
