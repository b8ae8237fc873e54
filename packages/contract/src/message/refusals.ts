/** Refusals of the message calls: numeric state of the envelope and HTTP status. */
export const messageRefusals = {
  MESSAGE_NOT_FOUND: { state: 22001, status: 404 },
  PREFERENCE_ALWAYS_ON: { state: 22002, status: 409 },
  UNSUBSCRIBE_KEY_WRONG: { state: 22003, status: 410 },
} as const;
