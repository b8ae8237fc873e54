import pg from "pg";

const lookEveryMs = 20;

/** Watches how long anybody waits for a table, as those do who stand behind a migration. */
export function watchTableWaits(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let longestMs = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ ms: string | null }>(
        `select max(extract(epoch from clock_timestamp() - query_start) * 1000) as ms from pg_stat_activity
         where wait_event_type = 'Lock' and wait_event = 'relation' and query !~* '^\\s*(alter|create|drop)'`,
      );
      longestMs = Math.max(longestMs, Number(rows[0]?.ms ?? 0));
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await watching;
      await pool.end();
      return longestMs;
    },
  };
}
