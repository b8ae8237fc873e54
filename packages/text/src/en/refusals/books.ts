import type { booksRefusals } from "@sihai/contract/books/refusals";

export const booksSentences = {
  ACCOUNT_NOT_FOUND: "There is no such account",
  HOUR_WRONG: "This hour has not come yet",
  GATEWAY_SILENT: "The card gateway doesn’t answer. What was read before still stands; please try again in a few minutes",
  DIFFERENCE_NOT_FOUND: "This difference no longer stands",
  DIFFERENCE_CHANGED: "The amounts have changed since you opened it. Please look at it again",
  DIFFERENCE_NOT_BOOKABLE: "Only a line of the gateway that is about nothing of ours can be booked as its cost",
} as const satisfies Record<keyof typeof booksRefusals, string>;
