import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type * as z from "zod/mini";
import type { Db, Tx } from "./database/database.ts";
import { prepared } from "./database/prepared.ts";
import { sendAlong } from "./database/send-along.ts";

/** What a job may be told: names and plain values, for it is kept as JSON. */
type Payload = z.ZodMiniType<object>;

/** Work that is done later. Whoever asks for it and whoever does it share this: the name in the queue, and the shape of what is told. */
export type Job<Told extends Payload> = { readonly name: string; readonly payload: Told };

/** The name is kept with the jobs that wait; one that changes leaves them without a handler. */
export function defineJob<Told extends Payload>(name: string, payload: Told): Job<Told> {
  return { name, payload };
}

const attemptsUsual = 12;

/**
 * The library's way for a job whose key nobody else can have. In its other ways the database plans four statements anew for each job, and a job took a fifth
 * of its work for a purchase; were there a job of that key, this one would be lost.
 */
const plannedOnce = "unsafe_dedupe";

/**
 * One job for each row of a statement, as a call inside of it: what it is told are columns or terms of the row, and so is its queue. For what
 * writes many rows at once and has work to follow each.
 */
export function jobOfRow<Told extends Payload>(
  { name }: Job<Told>,
  payload: { [Key in keyof z.input<Told>]: RawBuilder<z.input<Told>[Key]> },
  queue: RawBuilder<string>,
): RawBuilder<unknown> {
  const told = Object.entries<RawBuilder<unknown>>(payload).flatMap(([key, value]) => [sql`${key}::text`, value]);
  return sql`graphile_worker.add_job(${name}, json_build_object(${sql.join(told)}), queue_name => ${queue}, max_attempts => ${attemptsUsual},
    job_key => gen_random_uuid()::text, job_key_mode => ${plannedOnce})`;
}

/**
 * Of the jobs in one `queue` only one is done at a time. A job of the same `key` that waits is replaced; `isFirst` says that its key was just made
 * and there can be none. `wakesNobody`: workers find it when they look, within a second, for waking them holds up whoever commits at the same
 * time; for a first one, of no queue and due at once.
 */
type Options = { key?: string; isFirst?: boolean; maxAttempts?: number; runAt?: Date; queue?: string; wakesNobody?: boolean };

/** Work that follows a decision: enqueued inside its transaction, retried with a limit, run by any node with the worker role. */
export type Jobs = {
  enqueue<Told extends Payload>(tx: Tx | Db, job: Job<Told>, payload: z.input<Told>, options?: Options): Promise<void>;
};

type ToAdd = {
  name: string;
  payload: string;
  runAt: Date | null;
  attempts: number;
  key: string;
  queue: string | null;
  mode: string;
};

// From, so that nothing of the job comes back.
const addJob = prepared(
  (_, { name, payload, runAt, attempts, key, queue, mode }: ToAdd) =>
    sql`select from graphile_worker.add_job(${name}, ${payload}::json, run_at => ${runAt}::timestamptz, max_attempts => ${attempts},
      job_key => ${key}, queue_name => ${queue}::text, job_key_mode => ${mode})`,
);

type ToPut = Pick<ToAdd, "name" | "payload" | "attempts" | "key">;

/**
 * What the library's function writes for such a job, without its notice to the workers: all that give one commit one after the other, each with the
 * disk in between, and every connection that listens is woken. Where the kind of job is not known yet, it is the function that makes it so.
 */
const putJob = prepared(
  (_, { name, payload, attempts, key }: ToPut) => sql`
    with put as (
      insert into graphile_worker._private_jobs (task_id, payload, max_attempts, key)
      select id, ${payload}::json, ${attempts}, ${key} from graphile_worker._private_tasks where identifier = ${name}
      returning id
    )
    select from graphile_worker.add_job(${name}, ${payload}::json, max_attempts => ${attempts}, job_key => ${key}, job_key_mode => ${plannedOnce})
    where not exists (select from put)`,
);

/** The queue, which needs nothing but the transaction it is given: what it meets is thrown by a later statement of that. */
export function openJobs(): Jobs {
  return {
    async enqueue(tx, { name }, payload, options = {}) {
      const { key = randomUUID(), isFirst = options.key === undefined, runAt = null, queue = null } = options;
      const told = { name, payload: JSON.stringify(payload), attempts: options.maxAttempts ?? attemptsUsual, key };
      const isQuiet = options.wakesNobody === true && isFirst && runAt === null && queue === null;
      const write = isQuiet ? putJob(told) : addJob({ ...told, runAt, queue, mode: isFirst ? plannedOnce : "replace" });
      await sendAlong(tx, write);
    },
  };
}
