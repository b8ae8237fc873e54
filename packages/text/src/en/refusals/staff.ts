import type { staffRefusals } from "@sihai/contract/staff/refusals";

export const staffSentences: Record<keyof typeof staffRefusals, string> = {
  STAFF_LOGIN_WRONG: "That login or password is wrong",
  STAFF_LOGIN_LOCKED: "Too many wrong tries. Please try again in {minutes} minutes",
};
