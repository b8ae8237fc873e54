import type { Db } from "../database/database.ts";
import type { Logger } from "../log.ts";
import { keepLag } from "./lag.ts";
import { clusterOf, type Position } from "./position.ts";
import type { Standby } from "./standby.ts";
import { within } from "./within.ts";

const lookEveryMs = 500;

type Watched = {
  primary: Db;
  askPrimary: () => Promise<Position>;
  standbys: readonly Standby[];
  lagSecondsMost: number;
  log: Logger;
};

/** Leaves a standby out, or takes it back, and says so once. */
export function judge(standby: Standby, why: string | null, log: Logger): void {
  if (standby.why === why) return;
  const before = standby.why;
  standby.why = why;
  const { name, lagSeconds } = standby;
  if (why === null) log.info({ standby: name }, "a standby is asked for reads");
  else if (before === null) log.warn({ standby: name, why, lagSeconds }, "a standby is left out; the primary is asked instead");
}

/** Looks at every standby twice a second until it is told to stop. */
export function watchStandbys({ primary, askPrimary, standbys, lagSecondsMost, log }: Watched): () => Promise<void> {
  const lag = keepLag();

  async function look(): Promise<void> {
    const position = await askPrimary();
    lag.note(position, performance.now());
    const cluster = await within(1000, clusterOf(primary));
    await Promise.all(standbys.map((standby) => lookAt(standby, position, cluster)));
  }

  async function lookAt(standby: Standby, position: Position, cluster: string): Promise<void> {
    try {
      const replayed = await standby.look();
      standby.lagSeconds = replayed && lag.lagOf(replayed, performance.now());
      if (standby.lagSeconds === null || !replayed) return judge(standby, "it is no standby", log);
      if ((await standby.cluster()) !== cluster) return judge(standby, "it is a copy of another database", log);
      if (replayed.timeline !== position.timeline) return judge(standby, "it follows another life of the database", log);
      judge(standby, standby.lagSeconds > lagSecondsMost ? "it is late" : null, log);
    } catch (error) {
      standby.lagSeconds = null;
      judge(standby, "it does not answer", log);
      log.debug({ standby: standby.name, err: error }, "a standby does not answer");
    }
  }

  let looking = Promise.resolve();
  let isLooking = false;
  function lookQuietly(): void {
    if (isLooking) return;
    isLooking = true;
    // Without the primary nothing can be compared: each standby is left as it was, and no read gets past the primary.
    looking = look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }
  lookQuietly();
  const timer = setInterval(lookQuietly, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
