import type { LocalText } from "@sihai/domain/language";

/** What a member is told about coupons. */
export type PromotionMessages = {
  "coupon-given": { name: LocalText };
};
