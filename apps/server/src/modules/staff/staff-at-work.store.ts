import { sql } from "kysely";
import type { Db, Tx } from "#platform";

/** Members of staff at work whose roles are among these, other than one. */
export async function othersWithRoles(db: Db | Tx, roles: readonly string[], staffId: string): Promise<number> {
  const { rows } = await sql<{ others: string }>`
    select count(*) as others from staff where not disabled and id <> ${staffId} and roles && ${[...roles]}::text[]`.execute(db);
  return Number(rows[0]?.others ?? 0);
}
