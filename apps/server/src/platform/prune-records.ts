import { type RawBuilder, sql } from "kysely";
import type { Db } from "./database/database.ts";
import type { Sweep } from "./module.ts";

const atOnce = 5_000;
const roundsMost = 20;

/** Deletes rows of a table that are old enough, in batches none of which holds anybody up. More than a round takes is left to the next sweep. */
export async function pruneRows(db: Db, table: string, isOld: RawBuilder<boolean>): Promise<void> {
  for (let round = 0; round < roundsMost; round++) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld} limit ${atOnce} for update skip locked))`.execute(db);
    if (numAffectedRows < BigInt(atOnce)) return;
  }
}

/** Days of the database's own clock, as these rows are dated; the business clock may have been moved. */
export function olderThan(column: string, days: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < now() - make_interval(days => ${days})`;
}

export const pruneRecords: Sweep = {
  name: "records of the work itself that are old enough",
  everySeconds: 600,
  async run({ db, settings, clock }) {
    const { recordsKept } = settings.at(clock.now());
    await pruneRows(db, "idempotency_key", olderThan("created_at", recordsKept.onceKeys));
    await pruneRows(db, "session", olderThan("expires_at", recordsKept.endedSessions));
  },
};
