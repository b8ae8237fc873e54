import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";

/** What a member is told about an order's payment. */
export const orderMessages = {
  "order-paid": template<{ orderNo: string; amountCny: string }>(
    (f) => ({ title: "付款成功", body: `订单 ${f.orderNo} 已付款 ${cnyText(f.amountCny)}。我们会在 24 小时内为您采购。` }),
    (f) => ({
      title: "Payment received",
      body: `We received ${cnyText(f.amountCny)} for order ${f.orderNo}. We buy your goods within 24 hours.`,
    }),
  ),
  "order-unpaid-cancelled": template<{ orderNo: string }>(
    (f) => ({ title: "订单已取消", body: `订单 ${f.orderNo} 超过 72 小时未付款，已自动取消，没有产生费用。` }),
    (f) => ({
      title: "Order cancelled",
      body: `Order ${f.orderNo} was not paid within 72 hours and has been cancelled. Nothing was charged.`,
    }),
  ),
} as const;
