import type { Money } from "@sihai/domain";
import { sql } from "kysely";
import { type Db, prepared, sendAlong, type Tx } from "#platform";
import { couponOf, type OwnedCoupon } from "./coupon.store.ts";

/** What a coupon is used for: a parcel or an order. It is set aside with the submit, then used with the payment or released. */
export type CouponSubject = { userId: string } & (
  | { parcelId: string; orderId?: undefined }
  | { orderId: string; parcelId?: undefined }
);

/** The living use of a coupon by a parcel or an order: each has one at most. */
function ofSubject({ userId, parcelId, orderId }: CouponSubject) {
  const subject = orderId === undefined ? sql`parcel_id = ${parcelId}` : sql`order_id = ${orderId}`;
  return sql<boolean>`user_id = ${userId} and ${subject} and released_at is null`;
}

/** Sets a use of a coupon aside; throws when it has none left (rule F19: the row was locked before). */
export async function reserveCoupon(tx: Tx, use: CouponSubject & { couponId: string; amount: Money; at: Date }): Promise<void> {
  const updated = await tx
    .updateTable("coupon")
    .set(({ eb }) => ({ uses_left: eb("uses_left", "-", 1) }))
    .where("user_id", "=", use.userId)
    .where("id", "=", use.couponId)
    .where("uses_left", ">", 0)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`coupon ${use.couponId} has no use left`);
  await tx
    .insertInto("coupon_use")
    .values({
      user_id: use.userId,
      coupon_id: use.couponId,
      parcel_id: use.parcelId ?? null,
      order_id: use.orderId ?? null,
      amount_cny: use.amount.amount,
      reserved_at: use.at,
    })
    .execute();
}

/** The coupon that stands on a parcel or an order, and since when. */
export async function couponOn(db: Db | Tx, subject: CouponSubject): Promise<{ couponId: string; since: Date } | null> {
  const row = await db.selectFrom("coupon_use").select(["coupon_id", "reserved_at"]).where(ofSubject(subject)).executeTakeFirst();
  return row ? { couponId: row.coupon_id, since: row.reserved_at } : null;
}

/** It is paid: the use set aside for it is used. Sent along. */
export async function markCouponUsed(tx: Tx, subject: CouponSubject & { at: Date }): Promise<void> {
  await sendAlong(tx, subject.orderId === undefined ? useOnParcel(subject) : useOnOrder(subject));
}

type Used<Subject> = Extract<CouponSubject, Subject> & { at: Date };

const useOnParcel = prepared((db, { userId, parcelId, at }: Used<{ parcelId: string }>) =>
  using(db, at).where(ofSubject({ userId, parcelId })),
);
const useOnOrder = prepared((db, { userId, orderId, at }: Used<{ orderId: string }>) =>
  using(db, at).where(ofSubject({ userId, orderId })),
);

function using(db: Db, at: Date) {
  return db.updateTable("coupon_use").set({ used_at: at }).where("used_at", "is", null);
}

/** What a living use takes off is another amount than when it was set aside. */
export async function setCouponAmount(tx: Tx, subject: CouponSubject, amount: Money): Promise<void> {
  await tx.updateTable("coupon_use").set({ amount_cny: amount.amount }).where(ofSubject(subject)).execute();
}

/** Gives the use back; a second call finds none (rule F22). */
export async function releaseCoupon(tx: Tx, subject: CouponSubject & { at: Date }): Promise<void> {
  const released = await tx
    .updateTable("coupon_use")
    .set({ released_at: subject.at })
    .where(ofSubject(subject))
    .returning("coupon_id")
    .executeTakeFirst();
  if (!released) return;
  await tx
    .updateTable("coupon")
    .set(({ eb }) => ({ uses_left: eb("uses_left", "+", 1) }))
    .where("user_id", "=", subject.userId)
    .where("id", "=", released.coupon_id)
    .execute();
}

/** The coupon each order was placed with, by order; of an order that was called off too, which has given its use back. */
export async function couponsOfOrders(
  db: Db | Tx,
  userId: string,
  orderIds: readonly string[],
): Promise<Map<string, OwnedCoupon>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("coupon_use as u")
    .innerJoin("coupon as c", (join) => join.onRef("c.user_id", "=", "u.user_id").onRef("c.id", "=", "u.coupon_id"))
    .selectAll("c")
    .select("u.order_id")
    .where("u.user_id", "=", userId)
    .where("u.order_id", "in", [...orderIds])
    .orderBy("u.id")
    .execute();
  return new Map(rows.map(({ order_id, ...row }) => [order_id ?? "", couponOf(row)]));
}
