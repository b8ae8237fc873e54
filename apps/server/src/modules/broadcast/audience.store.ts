import type * as contract from "@sihai/contract/broadcast";
import type { BroadcastPerson } from "@sihai/domain/broadcast";
import { storedStates } from "@sihai/domain/item";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

export type Audience = NonNullable<contract.BroadcastBody["audience"]>;

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
            where s.user_id = u.id and s.warehouse_id = ${warehouse} and i.state = any(${storedStates}::text[]))`,
        ]),
  ];
  return sql`app_user u left join message_preference p on p.user_id = u.id and p.kind = 'promotions'
    where ${sql.join(conditions, sql` and `)}`;
}

export type Candidate = BroadcastPerson & { userId: string };
type Sort = {
  disabled: boolean;
  in_app: boolean | null;
  by_mail: boolean | null;
  by_push: boolean | null;
  has_device: boolean;
};
const personOf = ({ disabled, in_app, by_mail, by_push, has_device }: Sort): BroadcastPerson => ({
  ...{ isStopped: disabled, hasDevice: has_device },
  wish: { inApp: in_app, byMail: by_mail, byPush: by_push },
});
/** What whether and how somebody is told hangs on. */
const sort = sql`u.disabled, p.in_app, p.by_mail, p.by_push, exists (select from push_device d join session s on s.id = d.session_id
  where d.user_id = u.id and s.expires_at > now()) as has_device`;

/** The next of them by number. */
export async function candidatesAfter(
  tx: Tx,
  audience: Audience,
  { after, most, now }: { after: string; most: number; now: Date },
): Promise<Candidate[]> {
  const { rows } = await sql<Sort & { id: string }>`select u.id, ${sort} from ${matching(audience, now)}
    and u.id > ${after} order by u.id limit ${most}`.execute(tx);
  return rows.map((row) => ({ userId: row.id, ...personOf(row) }));
}

/** How many there are of each sort that is told, or left out, alike. */
export async function candidateSorts(db: Db | Tx, audience: Audience, now: Date) {
  const { rows } = await sql<Sort & { people: string }>`
    select ${sort}, count(*) as people from ${matching(audience, now)} group by 1, 2, 3, 4, 5`.execute(db);
  return rows.map((row) => ({ ...personOf(row), people: Number(row.people) }));
}

/** Every account that is not closed. */
export async function countAccounts(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ people: string }>`select count(*) as people from ${matching({}, now)}`.execute(db);
  return Number(rows[0]?.people ?? 0);
}
