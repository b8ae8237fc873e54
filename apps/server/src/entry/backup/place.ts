import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { readLsn, segmentName } from "./lsn.ts";

/**
 * Where backups are kept, one folder:
 *
 *     place.json            what this place calls itself; part of the name of its replication slots
 *     bases/<moment>/       base.tar.gz (a whole data folder of PostgreSQL) and base.json, which is written last
 *     logs/<slot>/          the write-ahead log from a slot, segment by segment, and the one that is being written
 *     files/                stored pictures and videos, by their keys
 *     keys/<fingerprint>    a key the server made itself; one that was given by SECRET_KEY is never written here
 *
 * A slot is one life of a database: a copy that was restored has none, and begins a log of its own.
 */
const placeFile = z.object({ id: z.string() });

const baseFile = z.object({
  slot: z.nullable(z.string()),
  systemId: z.string(),
  timeline: z.int(),
  segmentBytes: z.int(),
  startLsn: z.string(),
  stopLsn: z.string(),
  beganAt: z.string(),
  finishedAt: z.string(),
  postgresVersion: z.string(),
  keyFingerprint: z.string(),
  /** Who owns the product's database, and what it is called; bases of before do not say. */
  user: z.optional(z.string()),
  database: z.optional(z.string()),
});
export type Base = z.output<typeof baseFile>;
export type KeptBase = Base & { name: string; folder: string };

export const slotPrefix = "sihai_backup_";

/** The place's own name, made with the first backup. */
export function openPlace(folder: string): string {
  const file = join(folder, "place.json");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ id: randomBytes(4).toString("hex") }), { flag: "wx", mode: 0o600 });
  }
  return z.parse(placeFile, JSON.parse(readFileSync(file, "utf8"))).id;
}

/** Whether a backup was ever taken into this folder; a path that leads nowhere is no place. */
export function isPlace(folder: string): boolean {
  return existsSync(join(folder, "place.json"));
}

/** Where the write-ahead log from a slot is kept; it need not be there yet. */
export function logFolder(place: string, slot: string): string {
  return join(place, "logs", slot);
}

/** Where stored pictures and videos are kept; it need not be there yet. */
export function filesFolder(place: string): string {
  return join(place, "files");
}

/** Every whole base, the oldest first. */
export function listBases(place: string): KeptBase[] {
  const folder = join(place, "bases");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "base.json")))
    .map((name) => ({
      ...z.parse(baseFile, JSON.parse(readFileSync(join(folder, name, "base.json"), "utf8"))),
      name,
      folder: join(folder, name),
    }))
    .sort((a, b) => a.finishedAt.localeCompare(b.finishedAt));
}

/** A folder for a base that is being written. Until `base.json` lies in it it is none; what broke off is taken away with the next. */
export function newBaseFolder(place: string, at: Date): { name: string; folder: string } {
  const name = `${at.toISOString().replace(/[-:]|\.\d+/g, "")}-${randomBytes(2).toString("hex")}`;
  const folder = join(place, "bases", name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { name, folder };
}

/** Tells one key from another without telling the key. */
export function fingerprintOf(key: Buffer): string {
  return createHmac("sha256", key).update("sihai backup").digest("hex").slice(0, 16);
}

/** Keeps a key the server made itself, readable by its owner alone. Never called with one given by SECRET_KEY. */
export function keepKey(place: string, key: Buffer): void {
  const folder = join(place, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, fingerprintOf(key)), key.toString("hex"), { mode: 0o600 });
}

/** The key of that fingerprint; null where it was given by SECRET_KEY and so never written here. */
export function keptKey(place: string, fingerprint: string): Buffer | null {
  const file = join(place, "keys", fingerprint);
  return existsSync(file) ? Buffer.from(readFileSync(file, "utf8").trim(), "hex") : null;
}

/** Takes away bases older than that, and the log before the oldest that stays. The newest base always stays. */
export function prunePlace(place: string, olderThan: Date): string[] {
  const bases = listBases(place);
  const gone = bases.slice(0, -1).filter((base) => new Date(base.finishedAt) < olderThan);
  for (const base of gone) rmSync(base.folder, { recursive: true, force: true });
  const kept = bases.filter((base) => !gone.includes(base));
  for (const slot of existsSync(join(place, "logs")) ? readdirSync(join(place, "logs")) : []) {
    const first = kept.find((base) => base.slot === slot);
    if (first) pruneLog(logFolder(place, slot), first);
    // A log that no base stands before is of no use; one whose base is being made is no older than that.
    else if (gone.some((base) => base.slot === slot)) rmSync(logFolder(place, slot), { recursive: true, force: true });
  }
  return gone.map(({ name }) => name);
}

function pruneLog(folder: string, { startLsn, timeline, segmentBytes }: Base): void {
  const first = segmentName(timeline, readLsn(startLsn), segmentBytes);
  for (const name of readdirSync(folder)) if (name.slice(8, 24) < first.slice(8)) rmSync(join(folder, name));
}
