import { cnyText } from "../../core/money.ts";
import type { Messages, OrderMessages } from "../../messages/index.ts";
import { byCard, name } from "./said.ts";

/** What a member is told about an order's payment. */
export const orderMessages: Messages<OrderMessages> = {
  "order-paid": (f) => ({
    title: "付款成功",
    body: `订单 ${f.orderNo} 已付款 ${cnyText(f.amountCny)}。${byCard(f.card)}我们即将为您采购。`,
  }),
  "order-coupon-returned": (f) => ({
    title: "优惠券已退回",
    body: `订单 ${f.orderNo} 剩下的商品不再符合「${name(f)}」的使用条件，优惠券已退回您的账户。订单现需付款 ${cnyText(f.amountCny)}。`,
  }),
  "order-unpaid-cancelled": (f) => ({
    title: "订单已取消",
    body: `订单 ${f.orderNo} 逾期未付款，已自动取消，没有产生费用。`,
  }),
};
