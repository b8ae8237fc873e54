import { type Money, money } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import type { LocalText } from "@sihai/domain/language";
import { foundMost, type SearchText } from "@sihai/domain/search";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** So many characters of an e-mail address find it. */
const addressFrom = 4;

const most = foundMost;

export type Found = {
  /** Null where it is nobody's yet. */
  userId: string | null;
  no: string;
  via: string | null;
  state: string | null;
  name: LocalText | null;
  email: string | null;
};
/** `userId`: whose latest are wanted, where the text names a customer. */
export type Wanted = Pick<SearchText, "number" | "reference" | "isPrefix"> & { userId: string | null };

/** Nothing a number is written with comes after it. */
const last = "\u{10ffff}";

/** A column that begins with a text, as a range: a btree answers it in the order of its bytes, whatever the text. */
export function beginsWith(column: string, text: string, isPrefix: boolean): RawBuilder<boolean> {
  return isPrefix
    ? sql<boolean>`${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${`${text}${last}`}`
    : sql<boolean>`${sql.ref(column)} = ${text}`;
}

const none = sql`null::text`;

/** Customers by their mark, by their whole address, or by any part of it. */
export async function customersBy(db: Db | Tx, { email, memberId }: SearchText): Promise<Found[]> {
  if (memberId !== null) return customersWhere(db, sql`id = ${memberId}::bigint`);
  const whole = email.includes("@") ? await customersWhere(db, sql`email_normal = ${email}`) : [];
  // Any part of an address is enough; a shorter text would stand in half of them.
  if (whole.length > 0 || (!email.includes("@") && email.length < addressFrom)) return whole;
  return (await customersLike(email).execute(db)).rows;
}

/** Customers whose address holds this text. */
export function customersLike(email: string): RawBuilder<Found> {
  // Half of all addresses end alike: they are looked up by what stands before, and compared as a whole.
  const name = email.slice(0, email.indexOf("@") + 1);
  const rare = name.length < addressFrom ? email : name;
  const matches = sql`email_normal like ${`%${rare.replace(/[\\%_]/g, "\\$&")}%`} and position(${email} in email_normal) > 0`;
  // Of one provider's customers the first will do: to sort them all is to read half of everybody.
  return customersQuery(matches, name === "@" ? sql`id` : sql`starts_with(email_normal, ${email}) desc, id`);
}

async function customersWhere(db: Db | Tx, matches: RawBuilder<unknown>): Promise<Found[]> {
  return (await customersQuery(matches, sql`id`).execute(db)).rows;
}

function customersQuery(matches: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<Found> {
  return sql<Found>`select id as "userId", user_name as no, ${none} as via, ${none} as state, null::jsonb as name, email
    from app_user where ${matches} order by ${order} limit ${most}`;
}

/**
 * Orders by number, or by the reference they were paid under; one customer's latest where `userId` is given. At most 5 each way.
 */
export async function ordersBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  const row = sql`select o.user_id as "userId", o.order_no as no, ${none} as via, ${none} as state, null::jsonb as name, ${none} as email
    from purchase_order o`;
  const { rows } =
    userId === null
      ? await sql<Found>`(${row} where ${beginsWith("o.order_no", number, isPrefix)} order by o.order_no limit ${most})
          union all (${paidBy(number, "order", sql`o.order_no`, sql`purchase_order o`)})`.execute(db)
      : await sql<Found>`${row} where o.user_id = ${userId}::bigint and o.deleted_at is null order by o.user_id, o.id desc
          limit ${most}`.execute(db);
  return rows;
}

export type OrderFacts = { no: string; at: Date; sum: Money; states: readonly ItemState[] };

/** When these orders were placed, what they came to, and where their items stand. */
export async function factsOfOrders(db: Db | Tx, orders: readonly Pick<Found, "no">[]): Promise<OrderFacts[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<{ no: string; at: Date; cny: string; states: ItemState[] }>`
    select o.order_no as no, o.created_at as at, o.total_cny::text as cny,
      array(select i.state from order_item i where i.user_id = o.user_id and i.order_id = o.id) as states
    from purchase_order o where o.order_no = any(${orders.map(({ no }) => no)}::text[])`.execute(db);
  return rows.map(({ no, at, cny, states }) => ({ no, at, sum: money(BigInt(cny), "CNY"), states }));
}

/** What a payment pays, by the payment's number. */
function paidBy(tradeNo: string, purpose: "order" | "parcel", no: RawBuilder<unknown>, of: RawBuilder<unknown>) {
  const key = sql.raw(purpose === "order" ? "o" : "p");
  return sql`select t.user_id, ${no}, t.trade_no, ${none}, null::jsonb, ${none} from trade t
    join trade_subject s on s.user_id = t.user_id and s.trade_id = t.id and s.purpose = ${purpose}
    join ${of} on ${key}.user_id = s.user_id and ${key}.id = s.subject_id where t.trade_no = ${tradeNo} limit ${most}`;
}

const itemName = sql`json_build_object('zh', i.name_zh, 'en', i.name_en) as name`;

/** Items by their own number or that of the platform's order they were bought in; a customer's latest. */
export async function itemsBy(db: Db | Tx, { number, reference: platformNo, isPrefix, userId }: Wanted): Promise<Found[]> {
  const row = (via: RawBuilder<unknown>) =>
    sql`select i.user_id as "userId", i.item_no as no, ${via} as via, i.state, ${itemName}, ${none} as email from order_item i`;
  const { rows } =
    userId === null
      ? await sql<Found>`(${row(none)} where ${beginsWith("i.item_no", number, isPrefix)} order by i.item_no limit ${most})
          union all (${row(sql`i.platform_order_no`)} where ${beginsWith("i.platform_order_no", platformNo, isPrefix)}
            order by i.platform_order_no, i.item_no limit ${most}) limit ${most}`.execute(db)
      : await sql<Found>`${row(none)} where i.user_id = ${userId}::bigint order by i.user_id, i.id desc limit ${most}`.execute(
          db,
        );
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

/** Parcels by their own number, their carrier's, or that of their payment. */
export async function parcelsBy(db: Db | Tx, { number, isPrefix, userId }: Wanted): Promise<Found[]> {
  const row = sql`select user_id as "userId", package_no as no, waybill_no as via, state, null::jsonb as name, ${none} as email from parcel`;
  const { rows } =
    userId === null
      ? await sql<Found>`(${row} where ${beginsWith("package_no", number, isPrefix)} order by package_no limit ${most})
          union (${row} where ${beginsWith("waybill_no", number, isPrefix)} order by waybill_no limit ${most})
          union (${paidBy(number, "parcel", sql`p.package_no`, sql`parcel p`)}) limit ${most}`.execute(db)
      : await sql<Found>`${row} where user_id = ${userId}::bigint order by user_id, id desc limit ${most}`.execute(db);
  return rows;
}
