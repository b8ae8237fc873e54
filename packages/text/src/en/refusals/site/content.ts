import type { contentRefusals } from "@sihai/contract/content/refusals";

export const contentSentences = {
  CONTENT_WRONG: "Nothing was saved. Places to correct: {count}",
  CONTENT_TIME_WRONG: "It has to end after it begins, and can’t begin in the past",
  CONTENT_UNCHANGED: "This is what is shown already",
  CONTENT_NOT_FOUND: "We couldn’t find this text",
  CONTENT_STATE_REFUSED: "This version can’t be taken back. Publish a new one instead",
  AGREEMENT_NOTICE: "Customers are told {days} days ahead. Choose a later start",
  AGREEMENT_KEPT: "An agreement holds without an end and stays readable",
  AGREEMENT_CHANGED: "The terms have changed since you opened this page. Please read them again before you agree",
} as const satisfies Record<keyof typeof contentRefusals, string>;
