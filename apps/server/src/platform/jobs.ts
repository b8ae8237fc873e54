import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { type Runner, run, type TaskList, type WorkerEvents, Logger as WorkerLogger } from "graphile-worker";
import { sql } from "kysely";
import type pg from "pg";
import * as z from "zod/mini";
import type { Job } from "./define-job.ts";
import type { Deps } from "./deps.ts";
import { openJobPools } from "./job-pools.ts";
import type { Logger } from "./log.ts";

/** Does the jobs of one name, on any node with the worker role. */
export type JobHandler = { readonly name: string; run(payload: unknown, deps: Deps): Promise<void> };

/** What waits in the queue was told in another shape than its handler reads: no attempt will change that. */
export class PayloadUnreadable extends Error {}

/** Binds a job to what does it. The payload is read again by its schema, for it may have waited through a new version of this code. */
export function onJob<Told extends z.ZodMiniType<object>>(
  { name, payload }: Job<Told>,
  handle: (told: z.output<Told>, deps: Deps) => Promise<void>,
): JobHandler {
  return {
    name,
    async run(told, deps) {
      const read = z.safeParse(payload, told);
      if (!read.success) throw new PayloadUnreadable(`${name}: ${z.prettifyError(read.error)}`);
      await handle(read.data, deps);
    },
  };
}

const restartMs = 1000;
/** What a pool of workers that begins to end is given for what it has in hand. */
const endsWithinMs = 5000;
const stopWithinMs = 30_000;

/**
 * Starts taking jobs, and goes on for as long as it is not stopped: when the database goes away the library's pool of workers ends, and
 * a new one begins as soon as it can, taking back at once what the old one had in hand (rule R16). Stopping waits for those in hand, and hands back what takes longer than
 * `withinMs`.
 */
export async function runJobs(
  deps: Deps,
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  concurrency: number,
): Promise<{ stop(withinMs?: number): Promise<void> }> {
  const taskList: TaskList = {};
  for (const handler of handlers) taskList[handler.name] = (payload, { job }) => runJob(deps, handler, job.id, payload);
  const events: WorkerEvents = new EventEmitter();
  const pools = openJobPools(deps.db, deps.log);
  let left: string[] = [];
  events.on("pool:create", ({ workerPool }) => {
    left.push(workerPool.id);
    pools.has(workerPool.id);
  });
  // Without a batch the library leaves a failed completion unhandled, and that would end the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const start = async () => {
    const ended = left;
    await pools.ended(ended);
    left = left.filter((id) => !ended.includes(id));
    const logger = quietLogger(deps.log);
    return run({ pgPool: pool, taskList, concurrency, noHandleSignals: true, pollInterval: 1000, logger, events, preset });
  };
  let isStopping = false;
  let runner: Runner = await start();
  const supervised = (async () => {
    while (!isStopping) {
      await endOf(runner, events).catch((error: unknown) => deps.log.warn({ err: error }, "jobs stopped"));
      while (!isStopping) {
        await setTimeout(restartMs);
        const next = await start().catch((error: unknown) => deps.log.warn({ err: error }, "jobs cannot start"));
        if (!next) continue;
        runner = next;
        if (isStopping) await runner.stop();
        break;
      }
    }
  })();
  return {
    async stop(withinMs = stopWithinMs) {
      isStopping = true;
      // It may have ended by itself already.
      const stopped = runner.stop().then(
        () => supervised,
        () => supervised,
      );
      await Promise.race([stopped, setTimeout(withinMs, undefined, { ref: false })]);
      await pools.stop();
    },
  };
}

/**
 * Ends when the workers have ended, or began to and do not: where two jobs could not be noted as done, one after the other, the library
 * waits for ever, with both still in hand.
 */
async function endOf(runner: Runner, events: WorkerEvents): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const beginsToEnd = once(events, "pool:gracefulShutdown", { signal });
  const late = beginsToEnd.then(() => setTimeout(endsWithinMs, undefined, { ref: false }));
  try {
    await Promise.race([runner.promise, once(events, "stop", { signal }), late]);
  } finally {
    over.abort();
  }
}

/** A job that cannot be read is given up at once, and stays among the failed ones until somebody looks at it. */
async function runJob(deps: Deps, { name, run }: JobHandler, jobId: string, payload: unknown): Promise<void> {
  try {
    await run(payload, deps);
  } catch (error) {
    if (error instanceof PayloadUnreadable) {
      deps.log.error({ err: error, job: name, jobId }, "job cannot be read");
      // The library gives up only jobs that nobody has in hand; this one is in ours.
      await sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}`.execute(deps.db);
    }
    throw error;
  }
}

function quietLogger(log: Logger) {
  return new WorkerLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
  });
}
