export { checkDiscountCode, claimCoupon, listCoupons, readCredits, redeemCode } from "./coupons.ts";
export {
  couponOffer,
  couponReason,
  couponReduction,
  couponTerms,
  couponView,
  discountCodeTerms,
  promotionCode,
} from "./fields.ts";
export { createCouponKind, createDiscountCode, giveCoupon } from "./staff.ts";
export { campaignKinds, campaignStates, listCampaigns, listCampaignUses, stopCampaign } from "./staff-campaigns.ts";
