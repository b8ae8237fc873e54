import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "这条消息不存在或已删除",
  PREFERENCE_ALWAYS_ON: "与资金有关的消息始终在应用中显示",
  UNSUBSCRIBE_KEY_WRONG: "该链接已失效，可在设置中选择接收哪些邮件",
} as const satisfies Record<keyof typeof messageRefusals, string>;
