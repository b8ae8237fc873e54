/** Refusals of looking at a customer's pages: numeric state of the envelope and HTTP status. */
export const viewingRefusals = {
  VIEWING_STOPPED: { state: 90101, status: 409 },
  VIEWING_TICKET_WRONG: { state: 90102, status: 410 },
} as const;
