import { type TroubleKind, troubleKinds } from "@sihai/domain/operation";
import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

type Row = {
  kind: string;
  name: string;
  subject: string;
  attempts: number;
  isOver: boolean;
  error: string | null;
  since: Date | null;
  nextAt: Date | null;
};

/** Jobs that failed, deadlines that passed a minute ago and were not acted on, items a sweep could not do; what is given up comes first. */
export async function troubles(db: Db, now: Date, limit: number) {
  const { rows } = await sql<Row>`
    select * from (
      (select 'job' as kind, task.identifier as name, job.id::text as subject, job.attempts::int as attempts,
        job.attempts >= job.max_attempts as "isOver", left(job.last_error, 500) as error, job.created_at as since,
        case when job.attempts < job.max_attempts then job.run_at end as "nextAt"
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where job.last_error is not null
      order by job.attempts >= job.max_attempts desc, job.id desc limit ${limit})
      union all
      (select 'timer', kind, subject, attempts, false, null, due_at, retry_at from timer
      where fired_at is null and due_at < ${now}::timestamptz - interval '1 minute'
      order by due_at limit ${limit})
      union all
      (select 'sweep', sweep, item, attempts, false, null, null, retry_at from sweep_failure order by attempts desc limit ${limit})
    ) as trouble order by "isOver" desc, since nulls last limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, kind: oneOf(troubleKinds, row.kind, "trouble.kind") }));
}

type Named = { kind: TroubleKind; name: string; subject: string };

/** Lets something be tried at once. False when it is in trouble no more, or somebody has it in hand. */
export async function tryAtOnce(tx: Tx, { kind, name, subject }: Named): Promise<boolean> {
  const act = {
    job: sql`update graphile_worker._private_jobs job set attempts = 0, max_attempts = greatest(max_attempts, 12), run_at = clock_timestamp(),
      last_error = null from graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = ${name} and job.id::text = ${subject} and job.locked_at is null and job.last_error is not null`,
    timer: sql`update timer set retry_at = null where kind = ${name} and subject = ${subject} and fired_at is null and attempts > 0`,
    sweep: sql`update sweep_failure set retry_at = clock_timestamp() where sweep = ${name} and item = ${subject} and retry_at > clock_timestamp()`,
  }[kind];
  const { numAffectedRows = 0n } = await act.execute(tx);
  return numAffectedRows > 0n;
}
