import { isDatabaseAway } from "../database/away.ts";
import { type Db, openDatabase } from "../database/database.ts";
import type { Logger } from "../log.ts";
import { readsThatMayLag } from "../metrics.ts";
import { askedTogether } from "./asked-together.ts";
import { positionOfPrimary } from "./position.ts";
import { answerWithinMs, openStandby, type Standby } from "./standby.ts";
import { judge, watchStandbys } from "./watch-standbys.ts";
import { within } from "./within.ts";

/** As long as a page waits for the primary to say where it writes before it asks the primary for everything. */
const tellWithinMs = 250;

export type StandbyState = {
  name: string;
  lagSeconds: number | null;
  /** Why it is not asked; null while it is. */
  why: string | null;
};

/** Where reads go that are declared to (decision 102). */
export type Standbys = {
  /**
   * Makes a read on a standby that has everything committed before it was asked for, or else on the primary. What fails on a standby is made
   * again on the primary: the read must change nothing.
   */
  read<Value>(primary: Db, run: (db: Db) => Promise<Value>): Promise<Value>;
  states(): readonly StandbyState[];
  close(): Promise<void>;
};

type Given = {
  databaseUrl: string;
  replicas: { urls: readonly string[]; lagSecondsMost: number };
  log: Logger;
  poolMax: number;
};

/** Watches the standbys from here on, until `close`; without any, every read is the primary's. */
export function openStandbys({ databaseUrl, replicas, log, poolMax }: Given): Standbys {
  if (replicas.urls.length === 0)
    return { read: (primary, run) => run(primary), states: () => [], close: () => Promise.resolve() };
  // On a line of its own: whoever asks where the primary writes does not wait for those who write.
  const ear = openDatabase(databaseUrl, log, { max: 1, statementTimeoutMs: 1000 });
  const standbys = replicas.urls.map((url) => openStandby(url, log, poolMax));
  const askPrimary = askedTogether(() => within(1000, positionOfPrimary(ear.db)));
  let turn = 0;

  const stopWatching = watchStandbys({ primary: ear.db, askPrimary, standbys, lagSecondsMost: replicas.lagSecondsMost, log });

  /** One that has everything written before this was called; they take turns. */
  async function choose(): Promise<Standby | null> {
    const asked = standbys.filter(({ why }) => why === null);
    turn += 1;
    const standby = asked[turn % asked.length];
    if (!standby) return null;
    const wanted = await within(tellWithinMs, askPrimary()).catch(() => null);
    return wanted && (await standby.reaches(wanted)) ? standby : null;
  }

  return {
    async read(primary, run) {
      const standby = await choose();
      if (standby) {
        try {
          const value = await within(answerWithinMs, run(standby.db));
          readsThatMayLag.inc({ from: standby.name });
          return value;
        } catch (error) {
          log.warn({ standby: standby.name, err: error }, "a read failed on a standby and is made on the primary");
          // Looked at at once, rather than that the next read waits for it too.
          if (isDatabaseAway(error) && !isConflict(error)) judge(standby, "it does not answer", log);
        }
      }
      readsThatMayLag.inc({ from: "primary" });
      return run(primary);
    },
    states: () => standbys.map(({ name, lagSeconds, why }) => ({ name, lagSeconds, why })),
    async close() {
      await stopWatching();
      await Promise.all([ear.db.destroy(), ...standbys.map((standby) => standby.close())]);
    },
  };
}

/** A standby ends a read that stands in the way of what it replays; it is there all the same. */
function isConflict(error: unknown): boolean {
  return (error as { code?: string }).code === "40001";
}
