import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences: Record<keyof typeof messageRefusals, string> = {
  MESSAGE_NOT_FOUND: "This message doesn't exist or was deleted",
};
