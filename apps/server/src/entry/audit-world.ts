import { sql } from "kysely";
import type { Db } from "#platform";

export type BrokenPromise = { invariant: string; rows: unknown[] };

/** Asks every invariant of every module; what comes back is broken. */
export async function auditWorld(db: Db, invariants: Readonly<Record<string, string>>): Promise<BrokenPromise[]> {
  const broken: BrokenPromise[] = [];
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await sql.raw(`select * from (${query}) as broken limit 20`).execute(db);
    if (rows.length > 0) broken.push({ invariant, rows });
  }
  return broken;
}
