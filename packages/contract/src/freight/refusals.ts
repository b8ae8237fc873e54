/** Refusals of the freight calls: numeric state of the envelope and HTTP status. */
export const freightRefusals = {
  ROUTES_UNAVAILABLE: { state: 51001, status: 503 },
  GOODS_CLASS_UNKNOWN: { state: 51002, status: 400 },
  LINE_NOT_FOUND: { state: 51003, status: 404 },
  RATE_CARDS_INVALID: { state: 51010, status: 422 },
  RATE_CARDS_UNCHANGED: { state: 51011, status: 409 },
  RATE_VERSION_NOT_FOUND: { state: 51012, status: 404 },
  RATE_VERSION_STATE_REFUSED: { state: 51013, status: 409 },
  RATE_VERSION_OWN: { state: 51014, status: 403 },
  RATE_VERSION_DAY_PAST: { state: 51015, status: 400 },
  RATE_VERSION_DAY_TAKEN: { state: 51016, status: 409 },
} as const;
