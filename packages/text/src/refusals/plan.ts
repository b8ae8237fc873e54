import type { planRefusals } from "@sihai/contract/plan/refusals";
import type { Sentences } from "./sentence.ts";

export const planSentences = {
  PLAN_NOT_FOUND: { zh: "没有找到这个方案，请重新规划", en: "We couldn't find this plan. Please plan again" },
  PLAN_ITEM_NOT_FOUND: {
    zh: "有物品不在您的仓库中，请重新选择",
    en: "One of these items isn't in your storage. Please choose again",
  },
  PLAN_ADDRESS_NOT_FOUND: { zh: "没有找到这个收货地址", en: "We couldn't find this address" },
  TOO_MANY_PLANS: {
    zh: "还有方案正在规划，请等它完成或先取消",
    en: "Other plans are still being made. Wait for them or cancel them first",
  },
} as const satisfies Sentences<keyof typeof planRefusals>;
