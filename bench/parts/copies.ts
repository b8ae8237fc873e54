import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

const step = 50_000;

/**
 * Many rows like one that came about in the ordinary way: `count` copies of the row `id`, numbered `n` from 0, whose columns are its own but for those
 * given. Written in steps that no statement takes long for.
 */
export async function copyRow(
  db: Db,
  { table, id, count, but }: { table: string; id: string; count: number; but: Readonly<Record<string, RawBuilder<unknown>>> },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  const names = rows.map(({ name }) => name);
  const own = (name: string) => but[name] ?? sql.ref(`row.${name}`);
  for (let from = 0; from < count; from += step)
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
      select ${sql.join(names.map(own))} from ${sql.table(table)} row, generate_series(${from}::int, ${Math.min(count, from + step) - 1}::int) n
      where row.id = ${id}::bigint`.execute(db);
  await sql`analyze ${sql.table(table)}`.execute(db);
}
