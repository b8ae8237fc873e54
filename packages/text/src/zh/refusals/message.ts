import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "这条消息不存在或已删除",
} as const satisfies Record<keyof typeof messageRefusals, string>;
