import type { planRefusals } from "@sihai/contract/plan/refusals";

export const planSentences = {
  PLAN_NOT_FOUND: "没有找到这个方案，请重新规划",
  PLAN_ITEM_NOT_FOUND: "有商品不在您的仓库中，请重新选择",
  PLAN_ADDRESS_NOT_FOUND: "没有找到这个收货地址",
  TOO_MANY_PLANS: "还有方案正在规划，请等它完成或先取消",
} as const satisfies Record<keyof typeof planRefusals, string>;
