import { sql } from "kysely";
import type { SpecWorld } from "#testing";

/** Written by asking, not by what is asked for: who was here, how often somebody guessed, what a search brought to the catalogue. */
const notes = [
  ...["session", "password_guard", "email_code", "email_code_day", "abnormal_guess_day", "known_device"],
  ...["goods", "goods_price", "goods_search", "goods_word", "sandbox_clock", "migration"],
];

/** From now on says which tables' rows were added, changed or taken away since it was last asked; what was rolled back does not count. */
export async function openTraces({ deps: { db } }: SpecWorld): Promise<() => Promise<string[]>> {
  await sql`create table spec_trace (name text not null)`.execute(db);
  await sql`create function spec_leave_trace() returns trigger language plpgsql as
    $$ begin insert into spec_trace values (tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('spec_trace', ${sql.join(notes)})`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`create trigger spec_trace after insert or update or delete on ${sql.table(name)}
      for each row execute function spec_leave_trace()`.execute(db);
  }
  return async () => {
    const left = await sql<{ name: string }>`with left_behind as (delete from spec_trace returning name)
      select distinct name from left_behind order by name`.execute(db);
    return left.rows.map(({ name }) => name);
  };
}
