import { cnyText } from "../../core/money.ts";
import type { Messages, OrderMessages } from "../../messages/index.ts";
import { byCard, name } from "./said.ts";

/** What a member is told about an order's payment. */
export const orderMessages: Messages<OrderMessages> = {
  "order-paid": (f) => ({
    title: "Payment received",
    body: `We received ${cnyText(f.amountCny)} for order ${f.orderNo}.${byCard(f.card)} We buy your items next.`,
  }),
  "order-coupon-returned": (f) => ({
    title: "Your coupon is back",
    body: `“${name(f)}” no longer fits what is left of order ${f.orderNo}, so it is back in your coupons. The rest of the order now costs ${cnyText(f.amountCny)}.`,
  }),
  "order-unpaid-cancelled": (f) => ({
    title: "Order cancelled",
    body: `Order ${f.orderNo} wasn’t paid in time and was cancelled. Nothing was charged.`,
  }),
};
