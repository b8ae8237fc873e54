import type { consultRefusals } from "@sihai/contract/consult/refusals";

export const consultSentences = {
  CONSULT_NOT_FOUND: "We couldn’t find this question",
  CONSULT_SUBJECT_NOT_FOUND: "We couldn’t find what this question is about. Please choose again",
  CONSULT_SUBJECT_WRONG: "This type of question needs something else to be about. Please choose another type",
  CONSULT_PICTURE_NOT_FOUND: "A picture wasn’t uploaded. Please remove it and add it again",
  CONSULT_TOO_MANY: "You can have up to {maximum} open questions. Please close one first",
  CONSULT_STATE_REFUSED: "The question has changed meanwhile. Nothing was sent. Please look again",
  CONSULT_REOPEN_TOO_LATE: "It could be reopened until {@until}. Please ask a new question",
  CONSULT_RATED_ALREADY: "You have already rated this answer",
  CONSULT_SPEEDY_ALREADY: "Speedy response is already on for this question",
  CONSULT_SPEEDY_NOT_SOONER: "We answer by {@until} anyway, and a speedy response wouldn’t come sooner. Nothing was charged",
  CONSULT_MORE_WAS_SAID: "More was said meanwhile. Nothing was sent. Please read it first",
  CONSULT_TAKEN: "{by} has taken this question up",
  REPLY_NOT_FOUND: "This saved reply doesn’t exist any more",
  REPLY_CHANGED: "A colleague has changed this reply meanwhile. Please read it again",
} as const satisfies Record<keyof typeof consultRefusals, string>;
