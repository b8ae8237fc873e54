import { sql } from "kysely";
import type { Db } from "#platform";
import { eventually } from "./race.ts";

/**
 * Lets several transactions meet inside one `insert`: after each has looked for rows in its way and found none, before any has written
 * its keys. That is a window of microseconds, so a race left to chance finds it once in a thousand runs; here it stays open until all
 * `writers` stand in it.
 *
 * It stands on an index over `id` with a function that waits. The database fills the indexes of a table in the order they were made, so
 * the `unique` ones (name and columns) are made anew behind it. Only for a spec's own database.
 */
export async function meetInside<Outcome>(
  db: Db,
  { table, unique }: { table: string; unique: Readonly<Record<string, string>> },
  writers: readonly (() => Promise<Outcome>)[],
): Promise<Outcome[]> {
  const gate = `${table}_gate`;
  await sql
    .raw(`create or replace function ${gate}(id bigint) returns bigint immutable language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(hashtext('${gate}')); return id; end $$`)
    .execute(db);
  await sql.raw(`create index if not exists ${gate}_index on ${table} (${gate}(id))`).execute(db);
  for (const [name, columns] of Object.entries(unique)) {
    await sql.raw(`alter table ${table} drop constraint if exists ${name}`).execute(db);
    await sql.raw(`drop index if exists ${name}`).execute(db);
    await sql.raw(`create unique index ${name} on ${table} ${columns}`).execute(db);
  }
  return await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(hashtext(${gate}))`.execute(holder);
    const outcomes = Promise.all(writers.map((write) => write()));
    // A failure is for whoever awaits it, once the gate is open.
    outcomes.catch(() => undefined);
    try {
      await eventually(`${writers.length} writers inside ${table}`, async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(holder);
        return rows[0]?.waiting === writers.length;
      });
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${gate}))`.execute(holder);
    }
    return await outcomes;
  });
}
