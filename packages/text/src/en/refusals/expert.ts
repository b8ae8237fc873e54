import type { expertRefusals } from "@sihai/contract/expert/refusals";

export const expertSentences = {
  EXPERT_NOT_FOUND: "We couldn't find this expert service",
  EXPERT_STATE_REFUSED: "The expert service has moved on meanwhile. Nothing was changed; please reload",
  EXPERT_CANCEL_REFUSED: "Not cancelled: the expert has begun the work, so it can't be called off any more",
  EXPERT_ITEM_NOT_FOUND: "One of these items isn't in your storage",
  EXPERT_ITEM_TAKEN: "One of these items is already with the shipping expert",
  EXPERT_ADDRESS_NOT_FOUND: "We couldn't find this address",
  EXPERT_NO_LINE: "No line takes item {itemNo} to this address. Please take it off the list",
  EXPERT_ONE_PARCEL_IMPOSSIBLE: "These goods can't travel in one parcel. Please allow several parcels",
  EXPERT_DECLARED_TOO_LOW: "The declared amount is too low: at least US$0.01 for each line",
  EXPERT_HOLD_CHANGED: "The amount to set aside has changed. Please look at it and submit again",
  EXPERT_HOLD_NOT_COVERED:
    "Your balance is CN¥{short} short of what is set aside. Please top up, or choose to pay after confirming the plan",
  EXPERT_PAY_PASSWORD_NEEDED: "Direct deduction needs your payment password",
  EXPERT_PLAN_INCOMPLETE: "The plan must hold every item, each in exactly one parcel",
  EXPERT_ONE_PARCEL_WANTED: "The customer accepts one parcel only",
  EXPERT_LINE_REFUSES: "The chosen line doesn't take parcel {parcel}",
  EXPERT_PLAN_MISSING: "The plan isn't ready yet",
  EXPERT_ANSWER_TOO_LATE: "The time to answer this plan is over",
} as const satisfies Record<keyof typeof expertRefusals, string>;
