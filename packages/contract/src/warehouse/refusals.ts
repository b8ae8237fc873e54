/** Refusals of the warehouse calls: numeric state of the envelope and HTTP status. */
export const warehouseRefusals = {
  STORED_ITEM_NOT_FOUND: { state: 60001, status: 404 },
  ITEM_NOT_FOUND: { state: 60002, status: 404 },
  ITEM_STATE_REFUSED: { state: 60003, status: 409 },
  PHOTOS_MISSING: { state: 60004, status: 400 },
  PHOTO_NOT_FOUND: { state: 60005, status: 404 },
  DELIVERY_UNKNOWN: { state: 60006, status: 404 },
  DELIVERED_IN_FUTURE: { state: 60007, status: 400 },
} as const;
