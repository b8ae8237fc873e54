export { campaignState } from "./campaign.ts";
export {
  basisPointsOf,
  type Coupon,
  type CouponGoods,
  type CouponReason,
  type CouponReduction,
  type CouponShop,
  type CouponState,
  type CouponTerms,
  couponDeduction,
  couponParcelTypes,
  couponReason,
  couponScopes,
  couponState,
  type Reducible,
} from "./coupon.ts";
export { type CreditStep, creditReminderDue, creditStepOf, creditSteps } from "./credit-steps.ts";
export {
  creditStep,
  creditsEarned,
  creditsEndAt,
  creditsWorth,
  creditsYear,
  mostCreditsAParcel,
  spendCredits,
  usableCredits,
} from "./credits.ts";
export {
  applyDiscounts,
  type DiscountCodeTerms,
  type DiscountLine,
  type DiscountRefusal,
  keepDiscounts,
} from "./discounts.ts";
export { couponServices, couponSources, fitsNothing } from "./fits-nothing.ts";
export {
  bestCoupon,
  type CouponItem,
  discountOver,
  discountWith,
  giveBackShares,
  type OrderDeduction,
  onGoods,
  orderCouponDeduction,
} from "./order-coupon.ts";
