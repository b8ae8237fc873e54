import type { membershipRefusals } from "@sihai/contract/membership/refusals";

export const membershipSentences = {
  BIRTHDAY_WRONG: "There is no such day in the calendar",
  BIRTHDAY_STAYS: "Your birthday can’t be changed before {until}",
} as const satisfies Record<keyof typeof membershipRefusals, string>;
