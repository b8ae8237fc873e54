import { servicePayableStates } from "@sihai/domain/forwarding";
import { orderTabs } from "@sihai/domain/order";
import { countedStates } from "@sihai/domain/parcel";
import { sql } from "kysely";
import { type Db, fieldsOf } from "#platform";

/** What an account says of itself; undefined when it is gone, or stopped. */
export async function accountInfo(db: Db, userId: string) {
  const row = await db
    .selectFrom("app_user")
    .select([
      "id",
      "email",
      "email_confirmed_at",
      "user_name",
      "nick_name",
      "avatar_file_id",
      "language",
      "currency",
      "warehouse_id",
      "level",
      "wechat_open_id",
      sql<boolean>`password_hash is not null`.as("has_password"),
      sql<boolean>`pay_password_hash is not null`.as("has_pay_password"),
    ])
    .where("id", "=", userId)
    .where("disabled", "=", false)
    .executeTakeFirst();
  return row && fieldsOf(row);
}

/** Notices of campaigns not read yet (rule B-55). */
export async function unreadNotices(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("message")
    .select(sql<string>`count(*)`.as("count"))
    .where("user_id", "=", userId)
    .where("type", "=", "activity")
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What stands under the order list's tab of the same name. */
const pendingStates: string[] = [...orderTabs.pending];
/** Services of what a customer sent in are to be paid beside it, while they can still be done. What is asked for afterwards stands by itself. */
const servicePayable: string[] = [...servicePayableStates];

/** What counts at the parcel list's tabs of these names. */
const [unshippedStates, shippedStates] = [[...countedStates("unshipped")], [...countedStates("shipped")]];

export type StatusNumbers = {
  orderUnpaid: number;
  orderPending: number;
  orderSigned: number;
  itemStored: number;
  itemToConfirm: number;
  parcelUnpaid: number;
  parcelUnshipped: number;
  parcelShipped: number;
  parcelBackPayment: number;
  messagesUnread: number;
};

/**
 * The numbers of the personal centre in one question. It reads the journeys' tables from the ground floor, only to count, because
 * the call of the specification stands among the account's.
 */
export async function statusNumbersOf(db: Db, userId: string): Promise<StatusNumbers> {
  const { rows } = await sql<{ [Name in keyof StatusNumbers]: string }>`
    select
      (select count(*) from (
        select order_id from order_item where user_id = ${userId} and (state = 'unpaid'
          or state = any(${servicePayable}) and platform = 'own' and paid_cny = 0
            and unit_price_cny * quantity + domestic_freight_cny + service_cny > discount_cny)
        union select i.order_id from supplement p join order_item i on i.user_id = p.user_id and i.id = p.item_id
          where p.user_id = ${userId} and p.state = 'requested'
        union select i.order_id from item_service v join order_item i on i.user_id = v.user_id and i.id = v.item_id
          where v.user_id = ${userId} and v.state = 'unpaid') as owing) as "orderUnpaid",
      (select count(distinct order_id) from order_item where user_id = ${userId} and state = any(${pendingStates})) as "orderPending",
      (select count(distinct order_id) from order_item where user_id = ${userId} and state = 'signed') as "orderSigned",
      (select count(*) from order_item where user_id = ${userId} and state = 'stocked-in') as "itemStored",
      (select count(*) from order_item where user_id = ${userId} and state = 'awaiting-confirmation') as "itemToConfirm",
      (select count(*) from parcel where user_id = ${userId} and state = 'unpaid') as "parcelUnpaid",
      (select count(*) from parcel where user_id = ${userId} and state = any(${unshippedStates})) as "parcelUnshipped",
      (select count(*) from parcel where user_id = ${userId} and state = any(${shippedStates})) as "parcelShipped",
      (select count(*) from parcel where user_id = ${userId} and owed_cny > 0) as "parcelBackPayment",
      (select count(*) from message where user_id = ${userId} and read_at is null) as "messagesUnread"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("counting gave no row");
  const count = (name: keyof StatusNumbers): number => Number(row[name]);
  return {
    orderUnpaid: count("orderUnpaid"),
    orderPending: count("orderPending"),
    orderSigned: count("orderSigned"),
    itemStored: count("itemStored"),
    itemToConfirm: count("itemToConfirm"),
    parcelUnpaid: count("parcelUnpaid"),
    parcelUnshipped: count("parcelUnshipped"),
    parcelShipped: count("parcelShipped"),
    parcelBackPayment: count("parcelBackPayment"),
    messagesUnread: count("messagesUnread"),
  };
}

/** Coupons that can still be used. */
export async function couponsToUse(db: Db, userId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom("coupon")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("uses_left", ">", 0)
    .where("valid_until", ">", now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
