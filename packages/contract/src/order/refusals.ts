import * as z from "zod/mini";
import { amount } from "../fields.ts";

const price = z.object({ unitPrice: amount, domesticFreight: amount });

/** Goods whose price is not the one the buyer saw; `was` is null when none was named. */
const priceChange = z.object({ goodsCode: z.string(), was: z.nullable(price), now: price });

/** Refusals of the order calls: numeric state of the envelope and HTTP status. */
export const orderRefusals = {
  ORDER_NOT_FOUND: { state: 32001, status: 404 },
  ORDER_PRICE_CHANGED: { state: 32002, status: 409, facts: z.object({ changes: z.readonly(z.array(priceChange)) }) },
  DISCLAIMER_NOT_AGREED: { state: 32003, status: 400 },
  ORDER_CANCEL_REFUSED: { state: 32004, status: 409 },
  ORDER_DELETE_REFUSED: { state: 32005, status: 409 },
  ITEM_CANCEL_REFUSED: { state: 32006, status: 409 },
  SERVICE_QUANTITY_MISMATCH: { state: 32007, status: 409, facts: z.object({ serviceNo: z.string(), expected: z.int() }) },
  SERVICE_REMARK_TOO_LONG: { state: 32008, status: 400, facts: z.object({ maximum: z.int() }) },
  STOCK_SHORT: {
    state: 32009,
    status: 409,
    facts: z.object({ goods: z.readonly(z.array(z.object({ goodsCode: z.string(), stock: z.int() }))) }),
  },
  NOTHING_TO_ORDER: { state: 32010, status: 400 },
  CONFIRMATION_CLOSED: { state: 32011, status: 409 },
  PURCHASE_DEARER: { state: 32012, status: 409, facts: z.object({ short: amount }) },
  TRACKING_TAKEN: { state: 32013, status: 409 },
  ITEM_TAKEN: { state: 32014, status: 409, facts: z.object({ by: z.string() }) },
  ORDER_NOT_PAYABLE: { state: 32015, status: 409 },
  ALTERNATIVE_NOT_CORRECT: { state: 32016, status: 400, facts: z.object({ at: z.int() }) },
  CHOICE_MISSING: { state: 32017, status: 400 },
  ITEM_SPLIT_REFUSED: { state: 32018, status: 409 },
  DELIVERY_PIECES_WRONG: { state: 32030, status: 409, facts: z.object({ left: z.int() }) },
  ORDER_COUNTRY_CLOSED: { state: 32032, status: 409 },
  ORDER_TOO_LARGE: { state: 32033, status: 409, facts: z.object({ most: amount }) },
  ORDERED_A_MOMENT_AGO: { state: 32034, status: 409, facts: z.object({ orderNo: z.string() }) },
  PURCHASE_SHOPS_DIFFER: { state: 32031, status: 409 },
} as const;
