import type { staffRefusals } from "@sihai/contract/staff/refusals";

export const staffSentences = {
  STAFF_LOGIN_WRONG: "登录名或密码错误",
  TOO_MANY_FILTERS: "每页最多保存 {most} 个筛选，请先删除一个",
  STAFF_LOGIN_LOCKED: "错误次数过多，请 {minutes} 分钟后再试",
} as const satisfies Record<keyof typeof staffRefusals, string>;
