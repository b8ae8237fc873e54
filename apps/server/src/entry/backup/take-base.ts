import { once } from "node:events";
import { createWriteStream, writeFileSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Base, fingerprintOf, newBaseFolder } from "./place.ts";
import { openReplication } from "./replication.ts";

type Given = { databaseUrl: string; place: string; slot: string | null; secretKey: Buffer };

/**
 * Copies the whole cluster while it is at work, with the log that makes the copy whole, as PostgreSQL's own pg_basebackup does. Resolves with the
 * name of what was kept. Throws in words when the database lies in more than one place.
 */
export async function takeBase({ databaseUrl, place, slot, secretKey }: Given): Promise<string> {
  const beganAt = new Date();
  const replication = await openReplication(databaseUrl);
  const { name, folder } = newBaseFolder(place, beganAt);
  try {
    const { systemId, segmentBytes, postgresVersion } = await aboutServer(replication);
    const { rows } = await copyTo(join(folder, "base.tar.gz"), (onPiece) =>
      replication.stream("BASE_BACKUP (LABEL 'sihai', CHECKPOINT 'fast', WAL true, MANIFEST 'no')", onPiece),
    );
    const [began, ended] = [rows[0], rows.at(-1)];
    const base: Base = {
      slot,
      systemId,
      timeline: Number(began?.[1]),
      segmentBytes,
      startLsn: String(began?.[0]),
      stopLsn: String(ended?.[0]),
      beganAt: beganAt.toISOString(),
      finishedAt: new Date().toISOString(),
      postgresVersion,
      keyFingerprint: fingerprintOf(secretKey),
      user: decodeURIComponent(new URL(databaseUrl).username),
      database: decodeURIComponent(new URL(databaseUrl).pathname.slice(1)),
    };
    writeFileSync(join(folder, "base.json"), `${JSON.stringify(base, null, 2)}\n`, { mode: 0o600, flush: true });
    return name;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await replication.close();
  }
}

/** Asks a replication connection which cluster it speaks to, where its log stands, and how long the log's files are, in bytes. */
export async function aboutServer(replication: {
  ask(command: string): Promise<readonly (readonly (string | null)[])[]>;
}): Promise<{ systemId: string; timeline: number; lsn: string; segmentBytes: number; postgresVersion: string }> {
  const [system] = await replication.ask("IDENTIFY_SYSTEM");
  const [size] = await replication.ask("SHOW wal_segment_size");
  const [version] = await replication.ask("SHOW server_version");
  const [, amount = "16", unit = "MB"] = /^(\d+)(MB|GB)$/.exec(String(size?.[0])) ?? [];
  return {
    systemId: String(system?.[0]),
    timeline: Number(system?.[1]),
    lsn: String(system?.[2]),
    segmentBytes: Number(amount) * (unit === "GB" ? 1024 : 1) * 1024 * 1024,
    postgresVersion: String(version?.[0]),
  };
}

/** What the pieces of a base backup say: a new archive, its bytes, how far it is. */
async function copyTo<Rows>(
  file: string,
  run: (onPiece: (piece: Buffer) => Promise<void>) => Promise<Rows>,
): Promise<{ rows: Rows }> {
  const tar = new PassThrough();
  const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }));
  written.catch(() => undefined);
  let archives = 0;
  const reading = run(async (piece) => {
    const kind = String.fromCharCode(piece[0] ?? 0);
    if (kind === "n" && ++archives > 1)
      throw new Error("the database has tablespaces outside its own folder: back it up with PostgreSQL's tools");
    if (kind === "d" && !tar.write(piece.subarray(1))) await Promise.race([once(tar, "drain"), written]);
  });
  try {
    const rows = await reading;
    tar.end();
    await written;
    const handle = await open(file, "r+");
    await handle.sync();
    await handle.close();
    return { rows };
  } catch (error) {
    tar.destroy();
    throw error;
  }
}
