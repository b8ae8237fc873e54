import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, orderNo } from "../fields.ts";
import { orderDetail } from "./order-detail.ts";

/** What the customer sees of an order, and whose it is. */
export const readOrderAsStaff = endpoint({
  method: "GET",
  path: "/staff/orders/detail",
  summary: "An order with its items, money lines and history, for staff",
  query: z.strictObject({ orderNo }),
  data: z.object({ order: orderDetail.data, userId: id, customerMark: z.string() }),
  refusals: ["ORDER_NOT_FOUND"],
});
