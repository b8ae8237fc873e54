import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "This message doesn’t exist or was deleted",
} as const satisfies Record<keyof typeof messageRefusals, string>;
