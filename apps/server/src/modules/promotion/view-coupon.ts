import { couponState } from "@sihai/domain/promotion";
import type { HeldFor, OwnedCoupon } from "./coupon.store.ts";

/** A coupon as its owner sees it. `heldFor`: unpaid parcels and orders that have a use of it set aside. */
export function viewCoupon(coupon: OwnedCoupon, now: Date, heldFor: readonly HeldFor[] = []) {
  const { couponId, couponNo, name, terms, usesLeft, validFrom, validUntil } = coupon;
  const status = couponState(coupon, now);
  return {
    couponId,
    couponNo,
    name,
    terms: { ...terms, shops: terms.shops.map((shop) => ({ ...shop })) },
    status,
    usesLeft,
    validFrom,
    validUntil,
    reason: status === "available" ? (now.getTime() < validFrom.getTime() ? ("not-yet" as const) : null) : status,
    heldFor: heldFor.map((each) => ({ ...each })),
  };
}

export type CouponView = ReturnType<typeof viewCoupon>;
