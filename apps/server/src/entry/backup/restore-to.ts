import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { copyFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { readLsn, segmentName } from "./lsn.ts";
import { type KeptBase, listBases, logFolder } from "./place.ts";
import { untar } from "./untar.ts";

/** What cannot be restored, in words for whoever asked. */
export class RestoreRefused extends Error {}

/** The newest base that was whole at that moment. Throws RestoreRefused when there is none. */
export function baseBefore(place: string, at: Date | null): KeptBase {
  const bases = listBases(place);
  const base = bases.findLast(({ finishedAt }) => at === null || new Date(finishedAt) <= at);
  if (base) return base;
  const [first] = bases;
  throw new RestoreRefused(
    first
      ? `the oldest backup in ${place} is of ${first.finishedAt}: nothing earlier can be restored`
      : `there is no backup in ${place}`,
  );
}

const nothingMore = "exit 1";

/**
 * Unpacks a base and the log that follows it into an empty data folder of PostgreSQL, which replays it when it is started: up to `at`, or to
 * the last second there is. Says how many segments of log were laid beside it.
 */
export async function unpackBase(place: string, base: KeptBase, data: string, at: Date | null): Promise<number> {
  await untar(join(base.folder, "base.tar.gz"), data);
  const segments = await layLog(place, base, join(data, "pg_wal"));
  const settings = [
    `restore_command = '${nothingMore}'`,
    "recovery_target_action = 'promote'",
    // It answers when everything is back, and not while it may still find that the log ends too soon.
    "hot_standby = off",
    ...(at ? [`recovery_target_time = '${at.toISOString().replace("T", " ").replace("Z", "+00")}'`] : []),
  ];
  const file = join(data, "postgresql.auto.conf");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, `${before}${settings.map((line) => `${line} ${ours}\n`).join("")}`, { mode: 0o600 });
  writeFileSync(join(data, "recovery.signal"), "", { mode: 0o600 });
  return segments;
}

const ours = "# restored by sihai";

/** Takes what was set by ALTER SYSTEM from a copy that is only looked at: it is to archive nothing and follow nobody. */
export function forgetSystemSettings(data: string): void {
  const file = join(data, "postgresql.auto.conf");
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, `${lines.filter((line) => line.endsWith(ours)).join("\n")}\n`, { mode: 0o600 });
}

/** What told PostgreSQL to replay is of no more use once it has. */
export function forgetRecovery(data: string): void {
  const file = join(data, "postgresql.auto.conf");
  const lines = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, lines.filter((line) => !line.endsWith(ours)).join("\n"), { mode: 0o600 });
}

/** Segments from where the base ends, one after the other, for as long as none is missing. */
async function layLog(place: string, base: KeptBase, target: string): Promise<number> {
  const folder = base.slot === null ? null : logFolder(place, base.slot);
  if (folder === null || !existsSync(folder)) return 0;
  const { timeline, segmentBytes } = base;
  const there = new Set(readdirSync(folder));
  let laid = 0;
  for (let at = readLsn(base.stopLsn); ; at += BigInt(segmentBytes)) {
    const name = segmentName(timeline, at, segmentBytes);
    // The base brings the segment it ends in, whole.
    if (existsSync(join(target, name))) continue;
    if (there.has(`${name}.gz`))
      await pipeline(
        createReadStream(join(folder, `${name}.gz`)),
        createGunzip(),
        createWriteStream(join(target, name), { mode: 0o600, flush: true }),
      );
    else if (there.has(`${name}.partial`)) {
      await copyFile(join(folder, `${name}.partial`), join(target, name));
      // What has not come yet reads as nothing.
      await truncate(join(target, name), segmentBytes);
    } else return laid;
    laid += 1;
  }
}
