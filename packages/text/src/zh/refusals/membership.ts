import type { membershipRefusals } from "@sihai/contract/membership/refusals";

export const membershipSentences = {
  BIRTHDAY_WRONG: "这一天不在日历上",
  BIRTHDAY_STAYS: "生日在 {until} 之前不能更改",
} as const satisfies Record<keyof typeof membershipRefusals, string>;
