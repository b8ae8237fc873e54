import pg from "pg";

const lookEveryMs = 20;

export type TableWait = { ms: number; query: string; behind: string | null };

/**
 * Watches how long anybody who reads or writes waits for a table, as those do who stand behind a migration: the longest, who it was, and behind
 * what. A migration that waits itself asks for more than that, and is not meant.
 */
export function watchTableWaits(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let longest: TableWait = { ms: 0, query: "", behind: "" };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<TableWait>(
        `select (extract(epoch from clock_timestamp() - waitstart) * 1000)::float as ms, query,
           (select string_agg(query, ' / ') from pg_stat_activity other where other.pid = any(pg_blocking_pids(pid))) as behind
         from pg_locks join pg_stat_activity using (pid)
         where locktype = 'relation' and waitstart is not null and mode in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')
         order by ms desc limit 1`,
      );
      if (rows[0] && rows[0].ms > longest.ms) longest = rows[0];
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  })();
  return {
    async stop(): Promise<TableWait> {
      isOver = true;
      await watching;
      await pool.end();
      return longest;
    },
  };
}
