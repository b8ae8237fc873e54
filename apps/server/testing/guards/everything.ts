import { sql } from "kysely";
import type { Deps } from "#platform";

/**
 * What a run may change without anything having moved: the mark that it ran, up to when it read, when a rate was last seen, and how often
 * somebody called, which a node tells half a second later (decision 78).
 */
const marks = new Set(["timer", "exchange_rate", "gateway_events_read", "gateway_balance_read", "rate_limit"]);

/** Every table with how many rows it has and what they are, and the work that waits. */
export async function everything({ db }: Deps): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found: Record<string, string> = {};
  for (const name of rows.map((row) => row.name).filter((one) => !marks.has(one))) {
    const table = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.id(name)} t`.execute(
      db,
    );
    found[name] = table.rows[0]?.sum ?? "";
  }
  const queued = await sql<{ count: string }>`select count(*)::text as count from graphile_worker.jobs`.execute(db);
  return { ...found, queued: queued.rows[0]?.count ?? "" };
}
