import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, orderNo } from "../fields.ts";
import { supplementField } from "./fields.ts";

/** Without an order number: those that wait for payment, over all orders. */
export const listSupplements = endpoint({
  method: "GET",
  path: "/order/service/supplements",
  summary: "Money asked for after an order was paid",
  query: z.strictObject({ orderNo: z.optional(orderNo) }),
  data: z.object({ list: z.array(supplementField), open: z.int(), openTotal: cnyAmount }),
  refusals: ["ORDER_NOT_FOUND"],
});
