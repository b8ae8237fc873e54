import { cny } from "@sihai/domain";
import { bestCoupon, type CouponTerms } from "@sihai/domain/promotion";
import { type CouponView, termsOf } from "./coupon-terms.ts";

/** Coupons with what each takes off, null where it takes nothing, and the one that takes most. `takenBy`: what a usable one takes alone. */
export function couponWorths(coupons: readonly CouponView[], takenBy: (coupon: CouponTerms) => string | undefined) {
  const list = coupons.map((coupon) => ({
    ...coupon,
    takesOff: coupon.reason === null ? (takenBy(termsOf(coupon)) ?? null) : null,
  }));
  const worths = list.map(({ couponId, takesOff, validUntil }) => ({
    couponId,
    takesOff: takesOff === null ? null : cny(takesOff),
    validUntil: new Date(validUntil),
  }));
  return { list, best: bestCoupon(worths) };
}
