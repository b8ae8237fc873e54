export { type CampaignState, campaignState } from "./campaign.ts";
export {
  basisPointsOf,
  type Coupon,
  type CouponGoods,
  type CouponReason,
  type CouponReduction,
  type CouponState,
  type CouponTerms,
  couponDeduction,
  couponParcelTypes,
  couponReason,
  couponScopes,
  couponState,
  couponTypes,
  type Reducible,
} from "./coupon.ts";
export {
  type CreditsRefusal,
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
  type DiscountChoice,
  type DiscountCodeTerms,
  type DiscountLine,
  type DiscountRefusal,
  keepDiscounts,
} from "./discounts.ts";
