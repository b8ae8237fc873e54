import type { promotionRefusals } from "@sihai/contract/promotion/refusals";

export const promotionSentences = {
  GET_COUPON_FAILED: "Get Coupon Failed",
  COUPON_NOT_FOUND: "We couldn’t find this coupon",
  COUPON_NOT_USABLE: "This coupon can’t be used here",
  CODE_NOT_COMBINABLE: "A discount code can’t be combined with coupons or credits",
  DISCOUNT_CODE_NOT_FOUND: "We couldn’t find this code. Please check it",
  DISCOUNT_CODE_NOT_USABLE: "This discount code can’t be used now",
  CREDITS_NOT_A_HUNDRED: "Use credits in multiples of 100",
  CREDITS_TOO_MANY: "You can use up to {most} credits on this parcel",
  CREDITS_NOT_ENOUGH: "Not enough credits: you have {balance}",
  COUPON_TERMS_WRONG: "Please correct these terms: {field}",
  COUPON_FITS_NOTHING: "No order or parcel could use this coupon. Name its shops, or a service they have",
  PROMOTION_CODE_TAKEN: "This code is already taken",
  CUSTOMER_NOT_FOUND: "We couldn’t find this customer",
  CAMPAIGN_NOT_FOUND: "We couldn’t find this campaign",
  CAMPAIGN_OVER: "This campaign has ended",
  CAMPAIGN_CHECKED: "This campaign has been checked already",
  CAMPAIGN_OWN: "Somebody other than its author must check it. Nothing was changed",
} as const satisfies Record<keyof typeof promotionRefusals, string>;
