/** Refusals of the freight calls: numeric state of the envelope and HTTP status. */
export const freightRefusals = {
  ROUTES_UNAVAILABLE: { state: 51001, status: 503 },
  GOODS_CLASS_UNKNOWN: { state: 51002, status: 400 },
  LINE_NOT_FOUND: { state: 51003, status: 404 },
} as const;
