import type { booksRefusals } from "@sihai/contract/books/refusals";

export const booksSentences = {
  ACCOUNT_NOT_FOUND: "There is no such account",
  HOUR_WRONG: "This hour has not come yet",
  GATEWAY_SILENT: "The card gateway doesn’t answer. What was read before still stands; please try again in a few minutes",
  DIFFERENCE_NOT_FOUND: "This difference no longer stands",
  DIFFERENCE_CHANGED: "The amounts have changed since you opened it. Please look at it again",
  DIFFERENCE_NOT_BOOKABLE: "Only a line of the gateway that is about nothing of ours can be booked as its cost",
  PERIOD_WRONG: "Choose a month that has ended",
  PERIOD_STATE_REFUSED: "This month has moved on meanwhile. Please look at it again",
  PERIOD_ORDER: "Months are closed one after the other, and reopened from the latest",
  PERIOD_DISAGREES:
    "At the end of this month the books don’t agree with the bank or the gateway. Settle or explain the differences first",
  PERIOD_SAME_PERSON: "You asked for this, so a colleague has to agree",
  PERIOD_SEEN_CHANGED: "This month has changed since you opened it. Please check it again",
  ADJUSTMENT_NOT_FOUND: "We couldn’t find this correction",
  ADJUSTMENT_ENDED: "This correction is done or was taken back",
  ADJUSTMENT_SAME_PERSON: "You proposed this, so a colleague has to agree",
  ADJUSTMENT_SEEN_CHANGED: "The amount isn’t what you saw. Please check it again",
  ADJUSTMENT_TOO_LARGE: "More than {¥most} can’t be corrected at once",
  ADJUSTMENT_NOT_COVERED: "The customer’s balance is less than what would be taken",
  ADJUSTMENT_OWNER_UNKNOWN: "There is no customer with this mark",
  GOODWILL_LIMIT: "Goodwill of {¥left} at most is left to give here. Ask finance for more",
} as const satisfies Record<keyof typeof booksRefusals, string>;
