/** Refusals of the desk for disputes of cards: numeric state of the envelope and HTTP status. */
export const disputeRefusals = {
  CARD_DISPUTE_NOT_FOUND: { state: 45301, status: 404 },
  CARD_DISPUTE_OVER: { state: 45302, status: 409 },
  DISPUTE_ANSWER_SENT: { state: 45303, status: 409 },
  DISPUTE_ANSWER_CHANGED: { state: 45304, status: 409 },
  DISPUTE_ANSWER_EMPTY: { state: 45305, status: 409 },
  DISPUTE_PICTURE_UNKNOWN: { state: 45306, status: 409 },
} as const;
