import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, itemNo, text } from "../../fields.ts";

/** `realPrice`: everything paid to the seller for the item, freight included. Dearer than the budget is refused: ask the buyer. */
export const recordPurchase = endpoint({
  method: "POST",
  path: "/staff/buying/record-purchase",
  summary: "Record that an item was bought",
  body: z.strictObject({ itemNo, platformOrderNo: text(64, 4), realPrice: cnyAmount }),
  data: z.object({ itemNo: z.string(), refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_TAKEN", "PURCHASE_DEARER", "PRICE_NOT_CORRECT"],
  once: true,
});
