import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, id, instant, itemNo, text } from "../fields.ts";
import { supplementReasonField } from "./fields.ts";

/** One open question an item at a time. `evidence`: a bench photo of the item that shows why. */
export const askSupplement = endpoint({
  method: "POST",
  path: "/staff/services/ask-supplement",
  summary: "Ask a customer for more money on an item",
  body: z.strictObject({
    itemNo,
    reason: supplementReasonField,
    amount: cnyAmount,
    note: text(300),
    evidence: z.optional(fileId),
  }),
  data: z.object({ supplementId: id, payBefore: instant }),
  refusals: ["ITEM_NOT_FOUND", "SUPPLEMENT_REFUSED", "PRICE_NOT_CORRECT", "PHOTO_NOT_FOUND"],
  once: true,
});
