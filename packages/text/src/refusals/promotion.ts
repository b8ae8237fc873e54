import type { promotionRefusals } from "@sihai/contract/promotion/refusals";
import type { Sentences } from "./sentence.ts";

export const promotionSentences = {
  GET_COUPON_FAILED: { zh: "领取优惠券失败", en: "Get Coupon Failed" },
  COUPON_NOT_FOUND: { zh: "没有找到这张优惠券", en: "We couldn't find this coupon" },
  COUPON_NOT_USABLE: { zh: "这张优惠券不能用于此包裹", en: "This coupon can't be used for this parcel" },
  CODE_NOT_COMBINABLE: {
    zh: "折扣码不能与优惠券或积分同时使用",
    en: "A discount code can't be combined with coupons or credits",
  },
  DISCOUNT_CODE_NOT_FOUND: { zh: "没有这个码，请检查输入", en: "We don't know this code. Please check it" },
  DISCOUNT_CODE_NOT_USABLE: { zh: "这个折扣码现在不能使用", en: "This discount code can't be used now" },
  CREDITS_NOT_A_HUNDRED: { zh: "积分须为 100 的整数倍", en: "Credits are entered in multiples of a hundred" },
  CREDITS_TOO_MANY: { zh: "此包裹最多可用 {most} 积分", en: "At most {most} credits can be used on this parcel" },
  CREDITS_NOT_ENOUGH: { zh: "积分不足，您有 {balance} 积分", en: "Not enough credits: you have {balance}" },
  COUPON_TERMS_WRONG: { zh: "优惠内容填写有误：{field}", en: "These terms aren't right: {field}" },
  PROMOTION_CODE_TAKEN: { zh: "这个码已被使用", en: "This code is already taken" },
  CUSTOMER_NOT_FOUND: { zh: "没有找到这位客户", en: "We couldn't find this customer" },
  CAMPAIGN_NOT_FOUND: { zh: "没有找到这个活动", en: "We couldn't find this campaign" },
  CAMPAIGN_OVER: { zh: "这个活动已经结束", en: "This campaign is over already" },
} as const satisfies Sentences<keyof typeof promotionRefusals>;
