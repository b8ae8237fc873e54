import type { LocalText } from "@sihai/domain/language";
import { template } from "./template.ts";

/** What a member is told about coupons. */
export const promotionMessages = {
  "coupon-given": template<{ name: LocalText }>(
    (f) => ({ title: "您收到一张优惠券", body: `「${f.name.zh}」已放入您的优惠券，提交包裹时可用。` }),
    (f) => ({ title: "A coupon for you", body: `“${f.name.en}” is among your coupons. Use it when you submit a parcel.` }),
  ),
} as const;
