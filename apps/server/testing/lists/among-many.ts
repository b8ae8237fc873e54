import { sql } from "kysely";
import { expect } from "vitest";
import type { SpecWorld } from "#testing";
import type { Tx } from "../../src/platform/index.ts";

/** So many rows are there, filled in so many strokes: one alone would outlast a query's patience. */
export const rowsThere = 20_000;
const strokes = 20;
/** What a page of fifty may read: itself, and what its filters skip. */
export const readAtMost = 500;

/** Rows read of a table so far in this transaction, however they were found. */
async function rowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
  return rows[0]?.read ?? 0;
}

/** How many rows of a table a page reads. */
export async function readsOf(tx: Tx, table: string, page: () => Promise<readonly unknown[]>): Promise<number> {
  const before = await rowsRead(tx, table);
  expect(await page()).not.toEqual([]);
  return (await rowsRead(tx, table)) - before;
}

type Lists = { fill: (tx: Tx, from: number, to: number) => Promise<void>; tables: readonly string[]; rows?: number };

/** Does something in a world with long lists, of which nothing stays. */
export async function amongMany(
  spec: SpecWorld,
  { fill, tables, rows = rowsThere }: Lists,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const undo = new Error("undo");
  const filled = spec.deps.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (let to = rows / strokes; to <= rows; to += rows / strokes) await fill(tx, to - rows / strokes + 1, to);
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
    await work(tx);
    throw undo;
  });
  await expect(filled).rejects.toBe(undo);
}
