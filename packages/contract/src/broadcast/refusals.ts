/** Refusals of messages to many customers: numeric state of the envelope and HTTP status. */
export const broadcastRefusals = {
  BROADCAST_NOT_FOUND: { state: 90201, status: 404 },
  BROADCAST_OWN: { state: 90202, status: 403 },
  BROADCAST_NOT_A_DRAFT: { state: 90203, status: 409 },
  BROADCAST_OVER: { state: 90204, status: 409 },
  BROADCAST_TOO_LATE: { state: 90205, status: 400 },
  BROADCAST_REACHES_NOBODY: { state: 90206, status: 409 },
  BROADCAST_LINK_NOWHERE: { state: 90207, status: 400 },
} as const;
