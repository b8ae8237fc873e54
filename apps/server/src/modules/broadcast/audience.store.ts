import type * as contract from "@sihai/contract/broadcast";
import type { OfferWish } from "@sihai/domain/broadcast";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

export type Audience = NonNullable<contract.BroadcastBody["audience"]>;

/** States in which goods lie in a warehouse. */
const stored = ["stocked-in", "in-parcel", "returning", "exchanging"];

/** Accounts a broadcast is about: what is given has to hold, all of it. A closed account is nobody's. */
function matching({ languages, countries, levels, orderedDays, warehouse }: Audience, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - (orderedDays ?? 0) * 86_400_000);
  const conditions = [
    sql`not exists (select from account_closing c where c.user_id = u.id and c.closed_at is not null)`,
    ...(languages ? [sql`u.language = any(${[...languages]}::text[])`] : []),
    ...(countries
      ? [
          sql`exists (select from address a where a.user_id = u.id and a.is_default and a.deleted_at is null
            and a.country = any(${[...countries]}::text[]))`,
        ]
      : []),
    ...(levels ? [sql`u.level = any(${[...levels]}::smallint[])`] : []),
    ...(orderedDays === undefined
      ? []
      : [sql`exists (select from purchase_order o where o.user_id = u.id and o.created_at >= ${since})`]),
    ...(warehouse === undefined
      ? []
      : [
          sql`exists (select from stored_item s join order_item i on i.user_id = s.user_id and i.id = s.item_id
            where s.user_id = u.id and s.warehouse_id = ${warehouse} and i.state = any(${stored}::text[]))`,
        ]),
  ];
  return sql`app_user u left join message_preference p on p.user_id = u.id and p.kind = 'promotions'
    where ${sql.join(conditions, sql` and `)}`;
}

export type Candidate = { userId: string; isStopped: boolean; wish: OfferWish };
type Row = { id: string; disabled: boolean; in_app: boolean | null; by_mail: boolean | null };
const wishOf = ({ in_app, by_mail }: Pick<Row, "in_app" | "by_mail">): OfferWish => ({ inApp: in_app, byMail: by_mail });

/** The next of them by number. */
export async function candidatesAfter(
  tx: Tx,
  audience: Audience,
  { after, most, now }: { after: string; most: number; now: Date },
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`select u.id, u.disabled, p.in_app, p.by_mail from ${matching(audience, now)}
    and u.id > ${after} order by u.id limit ${most}`.execute(tx);
  return rows.map((row) => ({ userId: row.id, isStopped: row.disabled, wish: wishOf(row) }));
}

/** How many there are of each sort that is told, or left out, alike. */
export async function candidateSorts(db: Db | Tx, audience: Audience, now: Date) {
  const { rows } = await sql<Omit<Row, "id"> & { people: string }>`
    select u.disabled, p.in_app, p.by_mail, count(*) as people from ${matching(audience, now)} group by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ isStopped: row.disabled, wish: wishOf(row), people: Number(row.people) }));
}

/** Every account that is not closed. */
export async function countAccounts(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ people: string }>`select count(*) as people from ${matching({}, now)}`.execute(db);
  return Number(rows[0]?.people ?? 0);
}
