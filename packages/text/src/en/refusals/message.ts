import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "This message doesn’t exist or was deleted",
  PREFERENCE_ALWAYS_ON: "Messages about money always appear in the app",
  UNSUBSCRIBE_KEY_WRONG: "This link no longer works. You can choose your e-mails in the settings",
} as const satisfies Record<keyof typeof messageRefusals, string>;
