import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, openDatabase } from "../database/database.ts";
import { openLog } from "../log.ts";
import { clusterOf, covers, positionOfPrimary, positionOfStandby } from "./position.ts";

/** What one standby looks like to whoever asks once. `isFollowing`: it has replayed what the primary had written a moment before. */
export type StandbyFacts = { isStandby: boolean; isOfPrimary: boolean; isFollowing: boolean; lagSeconds: number };

const catchUpMs = 2000;

/** Compares a standby with its primary. Throws when either does not answer. */
export async function examineStandby(primaryUrl: string, url: string): Promise<StandbyFacts> {
  const [primary, standby] = [primaryUrl, url].map((each) => openDatabase(each, openLog("silent"), { max: 1 }).db);
  if (!primary || !standby) throw new Error("no addresses");
  try {
    const wanted = await positionOfPrimary(primary);
    let stands = await positionOfStandby(standby);
    const until = Date.now() + catchUpMs;
    while (stands && !covers(stands, wanted) && Date.now() < until) {
      await setTimeout(50);
      stands = await positionOfStandby(standby);
    }
    const [ours, theirs] = await Promise.all([clusterOf(primary), clusterOf(standby)]);
    return {
      isStandby: stands !== null,
      isOfPrimary: ours === theirs,
      isFollowing: stands !== null && covers(stands, wanted),
      lagSeconds: await secondsSinceReplayed(standby),
    };
  } finally {
    await Promise.all([primary.destroy(), standby.destroy()]);
  }
}

async function secondsSinceReplayed(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: string | null }>`
    select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) as seconds`.execute(db);
  return Number(rows[0]?.seconds ?? 0);
}
