import type { messageRefusals } from "@sihai/contract/message/refusals";
import type { Sentences } from "./sentence.ts";

export const messageSentences = {
  MESSAGE_NOT_FOUND: { zh: "这条消息不存在或已删除", en: "This message doesn't exist or was deleted" },
} as const satisfies Sentences<keyof typeof messageRefusals>;
