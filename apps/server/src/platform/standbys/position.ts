import { sql } from "kysely";
import type { Db } from "../database/database.ts";

/** How far a database's log goes, and of which of its lives: after a standby took over it counts on under a new timeline. */
export type Position = { timeline: number; at: bigint };

/** Where the primary writes now. Whatever was committed before this is asked lies before it, however commits are kept. */
export async function positionOfPrimary(db: Db): Promise<Position> {
  const { rows } = await sql<{ timeline: number; at: string }>`
    select ('x' || left(pg_walfile_name(here), 8))::bit(32)::int as timeline, (here - '0/0')::text as at
    from pg_current_wal_insert_lsn() as here`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the primary does not say where it writes");
  return { timeline: row.timeline, at: BigInt(row.at) };
}

/** What a standby has replayed; null when it is none (any more). */
export async function positionOfStandby(db: Db): Promise<Position | null> {
  const { rows } = await sql<{ timeline: number; at: string | null }>`
    select (pg_control_checkpoint()).timeline_id as timeline,
      case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as at`.execute(db);
  const [row] = rows;
  return row?.at == null ? null : { timeline: row.timeline, at: BigInt(row.at) };
}

/** Whether everything that is written up to `wanted` has been replayed there. */
export function covers(replayed: Position, wanted: Position): boolean {
  return replayed.timeline === wanted.timeline && replayed.at >= wanted.at;
}

/** Which database it is a copy of, or is. */
export async function clusterOf(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`.execute(db);
  return rows[0]?.id ?? "";
}
