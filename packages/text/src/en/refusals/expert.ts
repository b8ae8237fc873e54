import type { expertRefusals } from "@sihai/contract/expert/refusals";

export const expertSentences = {
  EXPERT_NOT_FOUND: "We couldn’t find this expert service",
  EXPERT_STATE_REFUSED: "The expert service has changed. Nothing was saved. Please reload",
  EXPERT_CANCEL_REFUSED: "Failed to cancel the expert service: it has already started or ended. Nothing was changed",
  EXPERT_TOO_MANY_ITEMS: "The shipping expert plans up to {maximum} items at once. Please choose fewer",
  EXPERT_ITEM_NOT_FOUND: "One of these items isn’t in your storage",
  EXPERT_ITEM_TAKEN: "One of these items is already with the shipping expert",
  EXPERT_ADDRESS_NOT_FOUND: "We couldn’t find this address",
  EXPERT_NO_LINE: "No line takes item {itemNo} to this address. Please remove it",
  EXPERT_ONE_PARCEL_IMPOSSIBLE: "These items don’t fit in one parcel. Please accept several parcels",
  EXPERT_DECLARED_TOO_LOW: "The declared amount is too low: at least US$\u00a00.01 per line",
  EXPERT_HOLD_CHANGED: "The amount to set aside has changed. Please check it and submit again",
  EXPERT_HOLD_NOT_COVERED:
    "Your balance is {¥short} short of the amount to set aside. Please recharge, or choose to pay after confirming the plan",
  EXPERT_PAY_PASSWORD_NEEDED: "Direct deduction needs your payment password",
  EXPERT_PLAN_INCOMPLETE: "The plan must contain every item exactly once",
  EXPERT_ONE_PARCEL_WANTED: "The customer accepts only one parcel",
  EXPERT_LINE_REFUSES: "The chosen line doesn’t take parcel {parcel}",
  EXPERT_PLAN_MISSING: "The plan isn’t ready yet",
  EXPERT_ANSWER_TOO_LATE: "The time to answer this plan has passed",
} as const satisfies Record<keyof typeof expertRefusals, string>;
