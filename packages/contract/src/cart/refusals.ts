/** Refusals of the cart calls: numeric state of the envelope and HTTP status. */
export const cartRefusals = {
  CART_ITEM_NOT_FOUND: { state: 31001, status: 404 },
  QUANTITY_BELOW_MINIMUM: { state: 31002, status: 409 },
  QUANTITY_ABOVE_STOCK: { state: 31003, status: 409 },
  PRICE_ZERO: { state: 31004, status: 400 },
  PRICE_NOT_CORRECT: { state: 31005, status: 400 },
  CART_FULL: { state: 31006, status: 409 },
  GOODS_UNAVAILABLE: { state: 31007, status: 409 },
} as const;
