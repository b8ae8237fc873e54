import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, itemNo, text } from "../fields.ts";
import { cancelReasonField } from "./fields.ts";

export const cancelItem = endpoint({
  method: "POST",
  path: "/order/item/cancel",
  summary: "Cancel one item of an order",
  body: z.strictObject({ itemNo, reason: cancelReasonField, note: z.optional(text(140, 0)) }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_CANCEL_REFUSED"],
  once: true,
});
