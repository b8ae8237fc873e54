import type { promotionRefusals } from "@sihai/contract/promotion/refusals";

export const promotionSentences = {
  GET_COUPON_FAILED: "领取优惠券失败",
  COUPON_NOT_FOUND: "没有找到这张优惠券",
  COUPON_NOT_USABLE: "这张优惠券在这里不能使用",
  CODE_NOT_COMBINABLE: "折扣码不能与优惠券或积分同时使用",
  DISCOUNT_CODE_NOT_FOUND: "没有这个码，请检查输入",
  DISCOUNT_CODE_NOT_USABLE: "这个折扣码现在不能使用",
  CREDITS_NOT_A_HUNDRED: "积分须为 100 的整数倍",
  CREDITS_TOO_MANY: "此包裹最多可用 {most} 积分",
  CREDITS_NOT_ENOUGH: "积分不足，您有 {balance} 积分",
  COUPON_TERMS_WRONG: "优惠内容填写有误：{field}",
  COUPON_FITS_NOTHING: "没有订单或包裹能用这张券，请填写适用店铺，或选择它们有的服务",
  PROMOTION_CODE_TAKEN: "这个码已被使用",
  CUSTOMER_NOT_FOUND: "没有找到这位客户",
  CAMPAIGN_NOT_FOUND: "没有找到这个活动",
  CAMPAIGN_OVER: "这个活动已经结束",
  CAMPAIGN_CHECKED: "这个活动已经复核过",
  CAMPAIGN_OWN: "请由拟定者以外的同事复核，没有产生任何变化",
} as const satisfies Record<keyof typeof promotionRefusals, string>;
