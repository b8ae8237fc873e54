/** Refusals of the order calls: numeric state of the envelope and HTTP status. */
export const orderRefusals = {
  ORDER_NOT_FOUND: { state: 32001, status: 404 },
  ORDER_PRICE_CHANGED: { state: 32002, status: 409 },
  DISCLAIMER_NOT_AGREED: { state: 32003, status: 400 },
  ORDER_CANCEL_REFUSED: { state: 32004, status: 409 },
  ORDER_DELETE_REFUSED: { state: 32005, status: 409 },
  ITEM_CANCEL_REFUSED: { state: 32006, status: 409 },
  SERVICE_QUANTITY_MISMATCH: { state: 32007, status: 409 },
  SERVICE_REMARK_TOO_LONG: { state: 32008, status: 400 },
  STOCK_SHORT: { state: 32009, status: 409 },
  NOTHING_TO_ORDER: { state: 32010, status: 400 },
  CONFIRMATION_CLOSED: { state: 32011, status: 409 },
  PURCHASE_DEARER: { state: 32012, status: 409 },
  TRACKING_TAKEN: { state: 32013, status: 409 },
  ITEM_TAKEN: { state: 32014, status: 409 },
  ORDER_NOT_PAYABLE: { state: 32015, status: 409 },
} as const;
