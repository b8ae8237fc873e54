import type { partnerRefusals } from "@sihai/contract/partner/refusals";

export const partnerSentences = {
  TOKEN_NAME_TAKEN: "已有同名令牌，请换一个名称，或先撤销原令牌",
  TOKENS_FULL: "API 令牌最多 {most} 个，请先撤销不用的令牌",
  TOKEN_NOT_FOUND: "该 API 令牌已撤销",
  TOKEN_TOO_LONG: "API 令牌的有效期最长 {most} 天",
  HOOK_ADDRESS_REFUSED: "只能发送到公网 https 网址，且不能带端口或密码",
  HOOK_TAKEN: "该网址已在接收事件",
  HOOKS_FULL: "接收网址最多 {most} 个，请先移除不用的网址",
  HOOK_NOT_FOUND: "该网址已移除",
  DELIVERY_NOT_FOUND: "该事件正在发送，或接收地址已停用",
} as const satisfies Record<keyof typeof partnerRefusals, string>;
