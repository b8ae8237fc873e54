import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { type Runner, run, type TaskList, type WorkerEvents, Logger as WorkerLogger } from "graphile-worker";
import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "./database/database.ts";
import type { Deps } from "./deps.ts";
import type { Logger } from "./log.ts";

export type JobHandlers = Record<string, (payload: never, deps: Deps) => Promise<void>>;

/** Work that follows a decision: enqueued inside its transaction, retried with a limit, run by any node with the worker role. */
export type Jobs = {
  enqueue(
    tx: Tx | Db,
    name: string,
    payload: object,
    options?: { key?: string; maxAttempts?: number; runAt?: Date },
  ): Promise<void>;
};

export function openJobs(): Jobs {
  return {
    async enqueue(tx, name, payload, options = {}) {
      const runAt: RawBuilder<unknown> = options.runAt ? sql`${options.runAt}::timestamptz` : sql`null::timestamptz`;
      await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt},
        max_attempts => ${options.maxAttempts ?? 12}, job_key => ${options.key ?? null}::text)`.execute(tx);
    },
  };
}

const restartMs = 1000;

/**
 * Starts taking jobs, and goes on for as long as it is not stopped: when the database goes away the library's pool of workers ends, and
 * a new one begins as soon as it can, taking back at once what the old one had in hand (rule R16). Stopping waits for those in hand.
 */
export async function runJobs(
  deps: Deps,
  pool: pg.Pool,
  handlers: JobHandlers,
  concurrency: number,
): Promise<{ stop(): Promise<void> }> {
  const taskList: TaskList = {};
  for (const [name, handle] of Object.entries(handlers)) {
    taskList[name] = async (payload) => handle(payload as never, deps);
  }
  const events: WorkerEvents = new EventEmitter();
  let left: string[] = [];
  events.on("pool:create", ({ workerPool }) => left.push(workerPool.id));
  // Without a batch the library leaves a failed completion unhandled, and that would end the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const start = async () => {
    const ended = left;
    if (ended.length > 0) await sql`select graphile_worker.force_unlock_workers(${ended}::text[])`.execute(deps.db);
    left = left.filter((id) => !ended.includes(id));
    const logger = quietLogger(deps.log);
    return run({ pgPool: pool, taskList, concurrency, noHandleSignals: true, pollInterval: 1000, logger, events, preset });
  };
  let isStopping = false;
  let runner: Runner = await start();
  const supervised = (async () => {
    while (!isStopping) {
      // "stop" comes when it begins to end; its own promise waits for completions that will never be written.
      await Promise.race([runner.promise, once(events, "stop")]).catch((error: unknown) =>
        deps.log.warn({ err: error }, "jobs stopped"),
      );
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
    async stop() {
      isStopping = true;
      // It may have ended by itself already.
      await runner.stop().catch(() => undefined);
      await supervised;
    },
  };
}

function quietLogger(log: Logger) {
  return new WorkerLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
  });
}
