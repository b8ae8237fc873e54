import { staffCancelReasons } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, itemNo, text } from "../../fields.ts";

export const cancelForBuyer = endpoint({
  method: "POST",
  path: "/staff/buying/cancel",
  summary: "Cancel an item and give the whole amount back",
  body: z.strictObject({ itemNo, reason: z.enum(staffCancelReasons), note: z.optional(text(300, 0)) }),
  data: z.object({ itemNo: z.string(), refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_CANCEL_REFUSED"],
  once: true,
});
