import * as z from "zod/mini";

/** Refusals of the message calls: numeric state of the envelope and HTTP status. */
export const messageRefusals = {
  MESSAGE_NOT_FOUND: { state: 22001, status: 404 },
  PREFERENCE_ALWAYS_ON: { state: 22002, status: 409 },
  UNSUBSCRIBE_KEY_WRONG: { state: 22003, status: 410 },
  PUSH_SERVICE_UNKNOWN: { state: 22004, status: 400 },
  PUSH_DEVICES_FULL: { state: 22005, status: 409, facts: z.object({ most: z.int() }) },
  PUSH_DEVICE_NOT_FOUND: { state: 22006, status: 404 },
  MAIL_EVENTS_REFUSED: { state: 22007, status: 401 },
} as const;
