import { sql } from "kysely";
import type { Db } from "./database/database.ts";
import type { Logger } from "./log.ts";

const saidEveryMs = 10_000;
/** A pool of workers not heard from for so long is dead: killed, or cut off from the database. */
const silentSeconds = 35;

/** The pools of workers this process runs; one at a time but for the moments in which one follows the other. */
export type JobPools = { has(id: string): void; ended(ids: readonly string[]): Promise<void>; stop(): Promise<void> };

/**
 * Says every ten seconds that this node's workers live, and frees what those had in hand that say so no more: a job whose worker was killed
 * is taken up again after 35 to 46 seconds, by whichever node lives (the library itself waits four hours). Jobs are such that doing one
 * again does no harm, for a worker cut off from the database may still be at it.
 */
export function openJobPools(db: Db, log: Logger): JobPools {
  const mine = new Set<string>();
  let saying = Promise.resolve();
  const say = () => {
    saying = saying
      .then(() => sayAlive(db, [...mine]))
      .then(() => freeSilent(db, log))
      .catch((error: unknown) => log.warn({ err: error }, "cannot say that the workers live"));
  };
  const interval = setInterval(say, saidEveryMs);
  say();
  return {
    has(id) {
      mine.add(id);
      say();
    },
    async ended(ids) {
      await freePools(db, ids);
      for (const id of ids) mine.delete(id);
    },
    async stop() {
      clearInterval(interval);
      await saying;
      await freePools(db, [...mine]).catch((error: unknown) => log.warn({ err: error }, "jobs are left to the other nodes"));
    },
  };
}

async function sayAlive(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("job_pool")
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ heard_at: sql<Date>`clock_timestamp()` }))
    .execute();
}

/** A pool that has said nothing yet (it begins, or is of a former version) is judged by when it took its job. */
async function freeSilent(db: Db, log: Logger): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct job.locked_by as id
    from graphile_worker._private_jobs job
    left join job_pool pool on pool.id = job.locked_by
    where job.locked_by is not null
      and greatest(job.locked_at, pool.heard_at) < clock_timestamp() - make_interval(secs => ${silentSeconds})
    union
    select id from job_pool where heard_at < clock_timestamp() - make_interval(secs => ${silentSeconds})`.execute(db);
  if (rows.length === 0) return;
  const silent = rows.map(({ id }) => id);
  await freePools(db, silent);
  log.warn({ pools: silent }, "workers are heard from no more; what they had in hand is taken up");
}

async function freePools(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select graphile_worker.force_unlock_workers(${[...ids]}::text[])`.execute(db);
  await db.deleteFrom("job_pool").where("id", "in", ids).execute();
}
