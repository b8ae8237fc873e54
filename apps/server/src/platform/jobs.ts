import { type Runner, run, type TaskList, Logger as WorkerLogger } from "graphile-worker";
import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "./database.ts";
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

/** Starts taking jobs. Stopping waits for those in hand. */
export async function runJobs(deps: Deps, pool: pg.Pool, handlers: JobHandlers, concurrency: number): Promise<Runner> {
  const taskList: TaskList = {};
  for (const [name, handle] of Object.entries(handlers)) {
    taskList[name] = async (payload) => handle(payload as never, deps);
  }
  return run({ pgPool: pool, taskList, concurrency, noHandleSignals: true, pollInterval: 1000, logger: quietLogger(deps.log) });
}

function quietLogger(log: Logger) {
  return new WorkerLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
  });
}
