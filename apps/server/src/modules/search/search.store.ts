import type { LocalText } from "@sihai/domain/language";
import type { SearchText } from "@sihai/domain/search";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** How many of a kind are shown; whoever wants more types more. */
const most = 5;

export type Found = {
  userId: string;
  no: string;
  via: string | null;
  state: string | null;
  name: LocalText | null;
  email: string | null;
};
/** `userId`: whose latest are wanted, where the text names a customer. */
export type Wanted = Pick<SearchText, "number" | "isPrefix"> & { userId: string | null };

/** Nothing a number is written with comes after it. */
const last = "\u{10ffff}";

/** A column that begins with a text, as a range: a btree answers it in the order of its bytes, whatever the text. */
function beginsWith(column: string, text: string, isPrefix: boolean): RawBuilder<boolean> {
  return isPrefix
    ? sql<boolean>`${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}${last}`}`
    : sql<boolean>`${sql.ref(column)} = ${text}`;
}

const none = sql`null::text`;

export async function customersBy(db: Db | Tx, { email, memberId }: SearchText): Promise<Found[]> {
  const isAddress = email.includes("@");
  if (memberId === null && !isAddress) return [];
  const matches = memberId === null ? beginsWith("email_normal", email, true) : sql`id = ${memberId}::bigint`;
  const { rows } =
    await sql<Found>`select id as "userId", user_name as no, ${none} as via, ${none} as state, null::json as name, email
    from app_user where ${matches} order by id limit ${most}`.execute(db);
  return rows;
}

export async function ordersBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  const matches =
    userId === null ? beginsWith("order_no", number, isPrefix) : sql`user_id = ${userId}::bigint and deleted_at is null`;
  const { rows } =
    await sql<Found>`select user_id as "userId", order_no as no, ${none} as via, ${none} as state, null::json as name,
      ${none} as email
    from purchase_order where ${matches} order by ${userId === null ? sql`order_no` : sql`user_id, id desc`} limit ${most}`.execute(
      db,
    );
  return rows;
}

const itemName = sql`json_build_object('zh', i.name_zh, 'en', i.name_en) as name`;

export async function itemsBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  // A customer's items stand on his orders.
  if (userId !== null) return [];
  const { rows } =
    await sql<Found>`select i.user_id as "userId", i.item_no as no, ${none} as via, i.state, ${itemName}, ${none} as email
    from order_item i where ${beginsWith("i.item_no", number, isPrefix)} order by i.item_no limit ${most}`.execute(db);
  return rows;
}

/** Courier numbers, announced as the only delivery of an item or as one of several. */
export async function deliveriesBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  if (userId !== null) return [];
  const { rows } = await sql<Found>`
    select distinct on (found.tracking_no) i.user_id as "userId", found.tracking_no as no, i.item_no as via, i.state, ${itemName},
      ${none} as email
    from (
      (select tracking_no, user_id, id as item_id from order_item
        where ${beginsWith("tracking_no", number, isPrefix)} order by tracking_no limit ${most * 10})
      union all
      (select tracking_no, user_id, item_id from item_delivery
        where ${beginsWith("tracking_no", number, isPrefix)} order by tracking_no limit ${most * 10})
    ) found join order_item i on i.user_id = found.user_id and i.id = found.item_id
    order by found.tracking_no, i.id limit ${most}`.execute(db);
  return rows;
}

/** Parcels by their own number or their carrier's. */
export async function parcelsBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  const row = sql`select user_id as "userId", package_no as no, waybill_no as via, state, null::json as name, ${none} as email from parcel`;
  const { rows } =
    userId === null
      ? await sql<Found>`(${row} where ${beginsWith("package_no", number, isPrefix)} order by package_no limit ${most})
          union (${row} where ${beginsWith("waybill_no", number, isPrefix)} order by waybill_no limit ${most}) limit ${most}`.execute(
          db,
        )
      : await sql<Found>`${row} where user_id = ${userId}::bigint order by user_id, id desc limit ${most}`.execute(db);
  return rows;
}

export async function claimById(db: Db | Tx, claimId: string): Promise<Found[]> {
  const { rows } =
    await sql<Found>`select c.user_id as "userId", c.id::text as no, p.package_no as via, null as state, null::json as name,
      ${none} as email
    from claim c join parcel p on p.user_id = c.user_id and p.id = c.parcel_id where c.id = ${claimId}::bigint`.execute(db);
  return rows;
}
