import type { viewingRefusals } from "@sihai/contract/viewing/refusals";

export const viewingSentences = {
  VIEWING_STOPPED: "该客户的账户已停用，客户自己也看不到任何页面",
  VIEWING_TICKET_WRONG: "该链接已使用或已过期，请从客户档案重新开始",
} as const satisfies Record<keyof typeof viewingRefusals, string>;
