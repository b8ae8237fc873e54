import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNo } from "../fields.ts";

/** Cancelled orders only; it is gone from the list for good. */
export const deleteOrder = endpoint({
  method: "POST",
  path: "/order/delete",
  summary: "Delete a cancelled order from the list",
  body: z.strictObject({ orderNo }),
  data: z.null(),
  refusals: ["ORDER_NOT_FOUND", "ORDER_DELETE_REFUSED"],
  once: true,
});
