import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";
import { type CaseKind, caseFinds } from "./case-finds.ts";
import type { Found, Wanted } from "./search.store.ts";

type Row = { userId: string | null; id: string; via: string | null };

/** Cases and money matters a text leads to; by a customer’s mark the latest. */
export async function casesBy(db: Db | Tx, kind: CaseKind, wanted: Wanted): Promise<Found[]> {
  const { write = (id: string) => id, of, ways } = caseFinds[kind];
  const asked = wanted.userId === null ? ways(wanted) : of === null ? [] : [of(wanted.userId)];
  if (asked.length === 0) return [];
  const each = asked.map((way): RawBuilder<unknown> => sql`(${way})`);
  const { rows } = await sql<Row>`select distinct on (found.id) found.user_id as "userId", found.id, found.via
    from (${sql.join(each, sql` union all `)}) found (user_id, id, via) order by found.id desc, found.via nulls first limit 5`.execute(
    db,
  );
  return rows.map(({ userId, id, via }) => ({ userId, no: write(id), via, state: null, name: null, email: null }));
}
