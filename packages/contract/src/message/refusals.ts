/** Refusals of the message calls: numeric state of the envelope and HTTP status. */
export const messageRefusals = {
  MESSAGE_NOT_FOUND: { state: 22001, status: 404 },
} as const;
