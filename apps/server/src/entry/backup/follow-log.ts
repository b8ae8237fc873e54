import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readLsn, segmentName, segmentStart, writeLsn } from "./lsn.ts";
import { logFolder } from "./place.ts";
import { openReplication } from "./replication.ts";
import { aboutServer } from "./take-base.ts";

type Given = {
  databaseUrl: string;
  place: string;
  slot: string;
  /** Where the slot holds the log from. */
  from: string;
};

/** What came is on disk after this at the latest, and the database may forget it. */
const flushEveryMs = 1000;
/** Microseconds from PostgreSQL's beginning of time to ours. */
const epochMs = 946_684_800_000n;

/**
 * Writes the database's log to the place as it comes, until `signal` ends it or the connection does: whole segments packed, the one that is
 * being written as it is. What was committed is here a second later. Throws what the database says, or why the disk cannot take it.
 */
export async function followLog({ databaseUrl, place, slot, from }: Given, signal: AbortSignal): Promise<void> {
  const replication = await openReplication(databaseUrl);
  const stop = () => void replication.close();
  signal.addEventListener("abort", stop, { once: true });
  const folder = logFolder(place, slot);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { timeline, segmentBytes } = await aboutServer(replication);
  const start = resumeAt(folder, { timeline, segmentBytes, from: readLsn(from) });
  const log = openLogWriter(folder, { timeline, segmentBytes, start });
  let say: ((message: Buffer) => void) | undefined;
  let work = Promise.resolve();
  const report = () => {
    work = work.then(async () => say?.(standing(await log.flush())));
    return work;
  };
  let failed: unknown;
  const interval = setInterval(() => {
    report().catch((error: unknown) => {
      failed = error;
      stop();
    });
  }, flushEveryMs);
  try {
    await replication.stream(
      `START_REPLICATION SLOT "${slot}" PHYSICAL ${writeLsn(start)} TIMELINE ${timeline}`,
      async (piece, answer) => {
        say = answer;
        if (piece[0] === letter("w")) await log.write(piece.readBigUInt64BE(1), piece.subarray(25));
        else if (piece[0] === letter("k") && piece[17] === 1) await report();
      },
    );
  } catch (error) {
    if (!signal.aborted) throw failed ?? error;
  } finally {
    clearInterval(interval);
    signal.removeEventListener("abort", stop);
    await work.catch(() => undefined);
    await log.close();
    await replication.close();
  }
}

function letter(text: string): number {
  return text.charCodeAt(0);
}

/** Tells the database up to where the log is safe here; it keeps the rest. */
function standing(flushed: bigint): Buffer {
  const message = Buffer.alloc(34);
  message.write("r");
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(flushed, at);
  message.writeBigUInt64BE((BigInt(Date.now()) - epochMs) * 1000n, 25);
  return message;
}

/** The segment that was being written is fetched once more; where there is none, what the slot holds from on. */
function resumeAt(
  folder: string,
  { timeline, segmentBytes, from }: { timeline: number; segmentBytes: number; from: bigint },
): bigint {
  const bytes = BigInt(segmentBytes);
  const starts = readdirSync(folder).flatMap((name) => {
    const start = segmentStart(name.slice(0, 24), timeline, segmentBytes);
    return start === null ? [] : [name.endsWith(".gz") ? start + bytes : start];
  });
  const first = (from / bytes) * bytes;
  return [first, ...starts].sort((a, b) => Number(a - b)).at(-1) ?? first;
}

type LogWriter = { write(at: bigint, bytes: Buffer): Promise<void>; flush(): Promise<bigint>; close(): Promise<void> };

function openLogWriter(folder: string, given: { timeline: number; segmentBytes: number; start: bigint }): LogWriter {
  const { timeline, segmentBytes } = given;
  let end = given.start;
  let flushed = given.start;
  let handle: FileHandle | undefined;
  // One after the other: a flush must not meet a file that is just being closed.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const pathOf = (lsn: bigint) => join(folder, segmentName(timeline, lsn, segmentBytes));

  async function write(at: bigint, bytes: Buffer): Promise<void> {
    const offset = Number(at % BigInt(segmentBytes));
    const here = bytes.subarray(0, segmentBytes - offset);
    const path = `${pathOf(at)}.partial`;
    handle ??= await open(path, existsSync(path) ? "r+" : "w", 0o600);
    await handle.write(here, 0, here.length, offset);
    end = at + BigInt(here.length);
    if (end % BigInt(segmentBytes) === 0n) await finish(pathOf(at));
    if (here.length < bytes.length) await write(end, bytes.subarray(here.length));
  }

  /** A whole segment is packed, and takes the place of what it was written as. */
  async function finish(path: string): Promise<void> {
    await handle?.sync();
    await handle?.close();
    handle = undefined;
    const draft = `${path}.gz.new`;
    await pipeline(
      createReadStream(`${path}.partial`),
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, `${path}.gz`);
    await rm(`${path}.partial`);
    flushed = end;
  }

  return {
    write: (at, bytes) => inTurn(() => write(at, bytes)),
    flush: () =>
      inTurn(async () => {
        if (handle && flushed < end) await handle.datasync();
        flushed = end;
        return flushed;
      }),
    close: () =>
      inTurn(async () => {
        await handle?.sync();
        await handle?.close();
        handle = undefined;
      }),
  };
}
