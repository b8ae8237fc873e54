import type { partnerRefusals } from "@sihai/contract/partner/refusals";

export const partnerSentences = {
  TOKEN_NAME_TAKEN: "已有同名令牌，请换一个名称，或先撤销原令牌",
  TOKENS_FULL: "API 令牌最多 {most} 个，请先撤销不用的令牌",
  TOKEN_NOT_FOUND: "该 API 令牌已撤销",
  TOKEN_TOO_LONG: "API 令牌的有效期最长 {most} 天",
} as const satisfies Record<keyof typeof partnerRefusals, string>;
