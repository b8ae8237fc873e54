import type { messageRefusals } from "@sihai/contract/message/refusals";

export const messageSentences = {
  MESSAGE_NOT_FOUND: "This message doesn’t exist or was deleted",
  PREFERENCE_ALWAYS_ON: "Messages about money always appear in the app",
  UNSUBSCRIBE_KEY_WRONG: "This link no longer works. You can choose your e-mails in the settings",
  PUSH_SERVICE_UNKNOWN: "We can’t reach this browser’s notifications. Please use another browser, or e-mails",
  PUSH_DEVICES_FULL: "{most} devices show messages already. Remove one you no longer use",
  MAIL_EVENTS_REFUSED: "The signature of these mail events isn’t right",
  PUSH_DEVICE_NOT_FOUND: "This device shows no messages any more",
} as const satisfies Record<keyof typeof messageRefusals, string>;
