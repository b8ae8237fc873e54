import type { Messages, PromotionMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

/** What a member is told about coupons. */
export const promotionMessages: Messages<PromotionMessages> = {
  "coupon-given": (f) => ({ title: "您收到一张优惠券", body: `「${name(f)}」已放入您的优惠券，适用范围请见券面。` }),
};
