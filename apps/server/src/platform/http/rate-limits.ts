import { CompiledQuery, sql } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../database/database.ts";
import type { Sweep } from "../module.ts";
import { openBundledLimit } from "./bundled-limit.ts";

/** Whether somebody may call once more. */
export type RateLimit = (caller: string) => Promise<boolean>;

const durationSeconds = 60;
/** Limits for reading are this high. Where fewer calls are let through each of them is looked up, for those guard something. */
const bundledFrom = 60;

/**
 * So many calls a minute by each caller, over all nodes and across their restarts; high ones are counted in bundles (decision 78). Whoever has used them up is refused by each node without
 * asking the database again; while that is away each node counts for itself.
 */
export function openRateLimit(db: Db, name: string, perMinute: number): RateLimit {
  if (perMinute >= bundledFrom) return openBundledLimit(db, name, { perMinute, durationSeconds });
  const limit = { points: perMinute, duration: durationSeconds };
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: { query: ({ text, values }: Statement) => db.executeQuery(CompiledQuery.raw(text, values)) },
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    inMemoryBlockOnConsumed: perMinute,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
  return async (caller) => {
    try {
      await limiter.consume(caller);
      return true;
    } catch (spent) {
      if (spent instanceof RateLimiterRes) return false;
      throw spent;
    }
  };
}

type Statement = { text: string; values: unknown[] };

/** Counts of minutes long over. */
export const pruneRateLimits: Sweep = {
  name: "prune-rate-limits",
  everySeconds: 600,
  async run({ db }) {
    const minuteAgo = sql<string>`(extract(epoch from clock_timestamp() - interval '1 minute') * 1000)::bigint`;
    await db.deleteFrom("rate_limit").where("expire", "<", minuteAgo).execute();
  },
};
