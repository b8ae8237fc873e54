/** Refusals of the finance desk's books: numeric state of the envelope and HTTP status. */
export const booksRefusals = {
  ACCOUNT_NOT_FOUND: { state: 44001, status: 404 },
  HOUR_WRONG: { state: 44002, status: 400 },
  GATEWAY_SILENT: { state: 44003, status: 503 },
  DIFFERENCE_NOT_FOUND: { state: 44004, status: 404 },
  DIFFERENCE_CHANGED: { state: 44005, status: 409 },
  DIFFERENCE_NOT_BOOKABLE: { state: 44006, status: 409 },
} as const;
