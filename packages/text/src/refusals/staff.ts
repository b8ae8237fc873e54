import type { staffRefusals } from "@sihai/contract/staff/refusals";
import type { Sentences } from "./sentence.ts";

export const staffSentences = {
  STAFF_LOGIN_WRONG: { zh: "登录名或密码错误", en: "That login or password is wrong" },
  STAFF_LOGIN_LOCKED: {
    zh: "错误次数过多，请 {minutes} 分钟后再试",
    en: "Too many wrong tries. Please try again in {minutes} minutes",
  },
} as const satisfies Sentences<keyof typeof staffRefusals>;
