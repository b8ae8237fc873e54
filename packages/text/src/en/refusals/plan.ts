import type { planRefusals } from "@sihai/contract/plan/refusals";

export const planSentences = {
  PLAN_NOT_FOUND: "We couldn’t find this plan. Please plan again",
  PLAN_ITEM_NOT_FOUND: "One of these items isn’t in your storage. Please choose again",
  PLAN_ADDRESS_NOT_FOUND: "We couldn’t find this address",
  TOO_MANY_PLANS: "Other plans are still in progress. Please wait or cancel them first",
} as const satisfies Record<keyof typeof planRefusals, string>;
