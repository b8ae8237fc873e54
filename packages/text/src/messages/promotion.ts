import { template } from "./template.ts";

/** What a member is told about coupons. */
export const promotionMessages = {
  "coupon-given": template<{ nameZh: string; nameEn: string }>(
    (f) => ({ title: "您收到一张优惠券", body: `「${f.nameZh}」已放入您的优惠券，提交包裹时可用。` }),
    (f) => ({ title: "A coupon for you", body: `“${f.nameEn}” is among your coupons. Use it when you submit a parcel.` }),
  ),
} as const;
