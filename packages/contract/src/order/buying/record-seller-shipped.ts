import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { courierCode, itemNo, quantity } from "../../fields.ts";

/** `pieces`: how many of a single item are in this delivery, where the seller sends it in several. */
export const recordSellerShipped = endpoint({
  method: "POST",
  path: "/staff/buying/seller-shipped",
  summary: "Record courier and number of a seller's delivery",
  body: z.strictObject({
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)),
    courier: courierCode,
    trackingNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/)),
    pieces: z.optional(quantity),
  }),
  data: z.object({ shipped: z.int() }),
  refusals: [
    "COURIER_CLOSED",
    "COURIER_NOT_FOUND",
    "ITEM_NOT_FOUND",
    "ITEM_STATE_REFUSED",
    "TRACKING_TAKEN",
    "DELIVERY_PIECES_WRONG",
  ],
  once: true,
});
