import { setTimeout } from "node:timers/promises";
import { type Db, openDatabase } from "../database/database.ts";
import type { Logger } from "../log.ts";
import { askedTogether } from "./asked-together.ts";
import { clusterOf, covers, type Position, positionOfStandby } from "./position.ts";
import { within } from "./within.ts";

/** A read that waited this long for a standby to catch up is the primary's. */
const waitMostMs = 50;
const againAfterMs = 2;
/** A standby that does not say within this where it stands is away. */
const tellWithinMs = 1000;
/** A read that a standby does not answer within this is made again on the primary. */
export const answerWithinMs = 2000;

/** One standby: who it is, what it has replayed, and whether it is asked. */
export type Standby = {
  /** Its host and port; never its password. */
  readonly name: string;
  readonly db: Db;
  /** Why it is not asked now; null while it is. */
  why: string | null;
  lagSeconds: number | null;
  /** What it had replayed when it last said so. */
  replayed(): Position | null;
  /** Whether it has replayed everything up to there, now or within a moment. */
  reaches(wanted: Position): Promise<boolean>;
  /** Which database it is a copy of. Throws when it does not say. */
  cluster(): Promise<string>;
  /** Asks it where it stands. Throws when it does not say. */
  look(): Promise<Position | null>;
  close(): Promise<void>;
};

/** A standby that is not asked yet: whoever watches it says when it may be. Its statements end after `answerWithinMs`. */
export function openStandby(url: string, log: Logger, poolMax: number): Standby {
  const { db } = openDatabase(url, log, { max: poolMax, statementTimeoutMs: answerWithinMs });
  // By a line of its own: a standby whose connections are all at work is not away.
  const ear = openDatabase(url, log, { max: 1, statementTimeoutMs: tellWithinMs });
  let replayed: Position | null = null;
  /** A read waited for this in vain: nobody waits again until it is there. */
  let missed: Position | null = null;
  const ask = askedTogether(async () => {
    replayed = await within(tellWithinMs, positionOfStandby(ear.db));
    if (missed && replayed && covers(replayed, missed)) missed = null;
    return replayed;
  });
  return {
    name: nameOf(url),
    db,
    why: "it was not asked yet",
    lagSeconds: null,
    replayed: () => replayed,
    async reaches(wanted) {
      if (replayed && covers(replayed, wanted)) return true;
      if (missed) return false;
      for (const until = performance.now() + waitMostMs; performance.now() < until; await setTimeout(againAfterMs)) {
        const stands = await within(waitMostMs, ask()).catch(() => null);
        if (stands && covers(stands, wanted)) return true;
        if (stands?.timeline !== wanted.timeline) break;
      }
      missed = wanted;
      return false;
    },
    cluster: () => within(tellWithinMs, clusterOf(ear.db)),
    look: ask,
    close: async () => void (await Promise.all([db.destroy(), ear.db.destroy()])),
  };
}

function nameOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}
