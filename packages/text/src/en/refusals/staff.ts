import type { staffRefusals } from "@sihai/contract/staff/refusals";

export const staffSentences = {
  STAFF_LOGIN_WRONG: "That login or password is wrong",
  TOO_MANY_FILTERS: "A page keeps {most} filters. Please remove one first",
  STAFF_LOGIN_LOCKED: "Too many attempts. Please try again in {minutes} minutes",
} as const satisfies Record<keyof typeof staffRefusals, string>;
