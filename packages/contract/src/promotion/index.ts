export { checkDiscountCode, claimCoupon, listCoupons, readCredits, redeemCode } from "./coupons.ts";

export { createCouponKind, createDiscountCode, giveCoupon } from "./staff.ts";
export { campaignKinds, listCampaigns, listCampaignUses, stopCampaign } from "./staff-campaigns.ts";
