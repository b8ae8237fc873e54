import * as z from "zod/mini";

/** Refusals of the cart calls: numeric state of the envelope and HTTP status. */
export const cartRefusals = {
  CART_ITEM_NOT_FOUND: { state: 31001, status: 404 },
  QUANTITY_BELOW_MINIMUM: { state: 31002, status: 409, facts: z.object({ minimum: z.int(), goodsCode: z.optional(z.string()) }) },
  QUANTITY_ABOVE_STOCK: { state: 31003, status: 409, facts: z.object({ stock: z.int() }) },
  PRICE_ZERO: { state: 31004, status: 400 },
  PRICE_NOT_CORRECT: { state: 31005, status: 400 },
  CART_FULL: { state: 31006, status: 409, facts: z.object({ maximum: z.int() }) },
  GOODS_UNAVAILABLE: { state: 31007, status: 409, facts: z.object({ goodsCode: z.optional(z.string()) }) },
} as const;
