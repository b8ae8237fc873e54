import { cnyText } from "../../core/money.ts";
import type { Messages, OrderMessages } from "../../messages/index.ts";

/** What a member is told about an order's payment. */
export const orderMessages: Messages<OrderMessages> = {
  "order-paid": (f) => ({
    title: "Payment received",
    body: `We received ${cnyText(f.amountCny)} for order ${f.orderNo}. We buy your items next.`,
  }),
  "order-unpaid-cancelled": (f) => ({
    title: "Order cancelled",
    body: `Order ${f.orderNo} wasn’t paid in time and was cancelled. Nothing was charged.`,
  }),
};
