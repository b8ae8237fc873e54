import type { disputeRefusals } from "@sihai/contract/dispute/refusals";

export const disputeSentences = {
  CARD_DISPUTE_NOT_FOUND: "We couldn’t find this dispute",
  CARD_DISPUTE_OVER: "This dispute can no longer be answered: the bank has decided, is looking at it, or the time is over",
  DISPUTE_ANSWER_SENT: "This answer was sent already",
  DISPUTE_ANSWER_CHANGED: "A colleague has changed this answer meanwhile. Please read it again",
  DISPUTE_ANSWER_EMPTY: "There is nothing to send yet. Please write an explanation or choose a paper or photo",
  DISPUTE_PICTURE_UNKNOWN: "One of these photos does not belong to this payment",
} as const satisfies Record<keyof typeof disputeRefusals, string>;
