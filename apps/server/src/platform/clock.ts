import { sql } from "kysely";
import type { Db } from "./database/database.ts";

/** The one clock: the database's time plus the sandbox's offset. Business code takes `now` as an argument. */
export type Clock = {
  now(): Date;
  /** Moves business time forward (sandbox only). */
  advance(seconds: number): Promise<void>;
  offsetMs(): number;
  /** Reads the offset and the database's time again. */
  refresh(): Promise<void>;
};

/** The clock of this node: the database's time with the sandbox's offset, read again now and then so that no call waits for it. */
export async function openClock(db: Db): Promise<Clock> {
  let skewMs = 0;
  let offsetMs = 0;
  async function refresh(): Promise<void> {
    const sentAt = Date.now();
    const { rows } = await sql<{ now: Date; offset_seconds: string }>`
      select clock_timestamp() as now, coalesce((select offset_seconds from sandbox_clock), 0)::text as offset_seconds`.execute(
      db,
    );
    const [row] = rows;
    if (!row) return;
    const read = Date.now();
    // Round trips are noise of a few milliseconds; only a real difference between the machines counts.
    const skew = row.now.getTime() - (sentAt + read) / 2;
    skewMs = Math.abs(skew) > 50 ? skew : 0;
    offsetMs = Number(row.offset_seconds) * 1000;
  }
  await refresh();
  return {
    now: () => new Date(Date.now() + skewMs + offsetMs),
    offsetMs: () => offsetMs,
    refresh,
    async advance(seconds) {
      await sql`insert into sandbox_clock (singleton, offset_seconds) values (true, ${seconds})
        on conflict (singleton) do update set offset_seconds = sandbox_clock.offset_seconds + excluded.offset_seconds`.execute(
        db,
      );
      await refresh();
    },
  };
}
