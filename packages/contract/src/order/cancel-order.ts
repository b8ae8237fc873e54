import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, orderNo, text } from "../fields.ts";
import { cancelReasonField } from "./fields.ts";

/** Unpaid: nothing was charged. Paid and not yet being bought: the whole amount goes back to the wallet, once. */
export const cancelOrder = endpoint({
  method: "POST",
  path: "/order/cancel",
  summary: "Cancel an order",
  body: z.strictObject({ orderNo, reason: cancelReasonField, note: z.optional(text(140, 0)) }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["ORDER_NOT_FOUND", "ORDER_CANCEL_REFUSED"],
  once: true,
});
