import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, orderNo, tradeNo } from "../fields.ts";

/** One payment for exactly these unpaid shopping orders (rules E-52 to E-54); orders that stood with them in another get one each. */
export const payOrders = endpoint({
  method: "POST",
  path: "/order/pay",
  summary: "The payment for one or several unpaid orders",
  body: z.strictObject({ orderNos: z.array(orderNo).check(z.minLength(1), z.maxLength(20)) }),
  data: z.object({ tradeNo, amount: cnyAmount }),
  refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_PAYABLE", "TRADES_NOT_COMBINABLE"],
  once: true,
});
