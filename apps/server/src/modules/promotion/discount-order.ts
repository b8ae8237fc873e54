import { type Money, ok, type Result, refuse } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import {
  bestCoupon,
  type CouponGoods,
  type CouponItem,
  type CouponReason,
  couponReason,
  type OrderDeduction,
  orderCouponDeduction,
} from "@sihai/domain/promotion";
import type { Db, Tx } from "#platform";
import { couponsIn, lockCoupon, type OwnedCoupon } from "./coupon.store.ts";
import { couponOn, markCouponUsed, releaseCoupon, reserveCoupon, setCouponAmount } from "./coupon-use.store.ts";
import { viewCoupon } from "./view-coupon.ts";

/** An order as a coupon looks at it, priced and without any discount. */
export type OrderToReduce = {
  userId: string;
  level: number;
  warehouse: number;
  goods: readonly CouponGoods[];
  items: readonly CouponItem[];
  total: Money;
  now: Date;
};
type OrderKey = { userId: string; orderId: string; at: Date };
export type OrderCouponRefusal = { code: "COUPON_NOT_FOUND" } | { code: "COUPON_NOT_USABLE"; reason: CouponReason };
export type OrderCoupon = { couponNo: string; name: LocalText; validUntil: Date };
type Decided = OrderDeduction & { couponId: string };

/**
 * Decides what a coupon takes off an order about to be placed, with the coupon locked until the transaction ends, so that two orders at the
 * same time never use it twice (rule F19). Null when it takes nothing off: it is not used up then.
 */
export async function decideOrderCoupon(
  tx: Tx,
  couponId: string,
  order: OrderToReduce,
): Promise<Result<Decided | null, OrderCouponRefusal>> {
  const coupon = await lockCoupon(tx, order.userId, couponId);
  if (!coupon) return refuse({ code: "COUPON_NOT_FOUND" });
  const taken = deductionOf(coupon, order);
  if (!taken.ok) return taken;
  return ok(taken.value.amount.amount === 0n ? null : { ...taken.value, couponId });
}

/** Sets aside what was decided, once the order has its id; it is used with the payment. */
export async function reserveOrderCoupon(tx: Tx, key: OrderKey, { couponId, amount }: Decided): Promise<void> {
  await reserveCoupon(tx, { ...key, couponId, amount });
}

function deductionOf(coupon: OwnedCoupon, order: OrderToReduce): Result<OrderDeduction, OrderCouponRefusal> {
  const reason = couponReason(coupon, { ...order, parcelType: "domestic" });
  return reason ? refuse({ code: "COUPON_NOT_USABLE", reason }) : orderCouponDeduction(coupon.terms, order.items, order.total);
}

/** An order is paid: the coupon set aside for it is used, once. */
export function useOrderCoupon(tx: Tx, order: OrderKey): Promise<void> {
  return markCouponUsed(tx, order);
}

/** All of an order was called off, paid or not: its coupon comes back, once (rule F22). */
export function releaseOrderCoupon(tx: Tx, order: OrderKey): Promise<void> {
  return releaseCoupon(tx, order);
}

/**
 * An unpaid order lost an item: what its coupon takes off what is left, judged by the day it was set aside. Null when it has none, or none
 * that fits any more: that one is back with its customer.
 */
export async function decideOrderCouponAgain(
  tx: Tx,
  key: OrderKey,
  order: Omit<OrderToReduce, "userId" | "now">,
): Promise<{ deduction: OrderDeduction | null; returned: OwnedCoupon | null }> {
  const held = await couponOn(tx, key);
  const coupon = held && (await lockCoupon(tx, key.userId, held.couponId));
  if (!held || !coupon) return { deduction: null, returned: null };
  const own = { ...coupon, usesLeft: coupon.usesLeft + 1 };
  const taken = deductionOf(own, { ...order, userId: key.userId, now: held.since });
  if (taken.ok && taken.value.amount.amount > 0n) {
    await setCouponAmount(tx, key, taken.value.amount);
    return { deduction: taken.value, returned: null };
  }
  await releaseCoupon(tx, key);
  return { deduction: null, returned: coupon };
}

/** A customer's coupons that are available now, to look at orders with. */
export function couponsToOffer(db: Db, userId: string, now: Date): Promise<OwnedCoupon[]> {
  return couponsIn(db, userId, "available", now);
}

/** Coupons by what each takes off an order, those that fit first and each other with its reason; the best of them is suggested. */
export function offerCoupons(coupons: readonly OwnedCoupon[], order: OrderToReduce) {
  const offers = coupons.map((coupon) => {
    const taken = deductionOf(coupon, order);
    const reason = taken.ok ? null : taken.refusal.code === "COUPON_NOT_USABLE" ? taken.refusal.reason : null;
    return { ...viewCoupon(coupon, order.now), reason, deduction: taken.ok ? taken.value : null };
  });
  const list = offers
    .map(({ deduction, ...coupon }) => ({ ...coupon, takesOff: deduction?.amount ?? null }))
    .toSorted((a, b) => Number((b.takesOff?.amount ?? -1n) - (a.takesOff?.amount ?? -1n)));
  return {
    list,
    best: bestCoupon(list),
    deductionOf: (couponId: string) => offers.find((each) => each.couponId === couponId)?.deduction ?? null,
  };
}
