import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, itemNo, text } from "../../fields.ts";

/** Several items of one shop bought in one order at the platform, each with what it really cost; all or none. */
export const recordPurchases = endpoint({
  method: "POST",
  path: "/staff/buying/record-purchases",
  summary: "Record several items bought in one order of the platform",
  body: z.strictObject({
    platformOrderNo: text(64, 4),
    items: z.array(z.strictObject({ itemNo, realPrice: cnyAmount })).check(z.minLength(1), z.maxLength(50)),
  }),
  data: z.object({ items: z.array(z.object({ itemNo: z.string(), refunded: cnyAmount })) }),
  refusals: [
    "ITEM_NOT_FOUND",
    "ITEM_STATE_REFUSED",
    "ITEM_TAKEN",
    "PURCHASE_DEARER",
    "PRICE_NOT_CORRECT",
    "PURCHASE_SHOPS_DIFFER",
  ],
  once: true,
});
