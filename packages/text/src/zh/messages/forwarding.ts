import { cnyText } from "../../core/money.ts";
import type { ForwardingMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { byCard } from "./said.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingMessages: Messages<ForwardingMessages> = {
  "forwarding-services-paid": (f) => ({
    title: "服务费已付",
    body: `转运订单 ${f.orderNo} 的服务费 ${cnyText(f.amountCny)} 已付，包裹到仓后为您处理。${byCard(f.card)}`,
  }),
  "forwarding-logistics-reminder": (f) => ({
    title: "请填写快递单号",
    body: `转运订单 ${f.orderNo} 还有 ${f.count} 种商品没有快递单号，${atTime(f.logisticsBefore)}前未填写将自动取消。`,
  }),
  "forwarding-logistics-cancelled": (f) => ({
    title: "转运商品已取消",
    body: `转运订单 ${f.orderNo} 中 ${f.count} 种商品逾期未填写快递单号，已自动取消，没有产生费用。`,
  }),
  "forwarding-number-released": (f) => ({
    title: "请核对快递单号",
    body: `转运订单 ${f.orderNo} 的快递单号 ${f.trackingNo} 与到仓包裹不符，请在 ${atTime(f.logisticsBefore)}前重新填写。`,
  }),
  "forwarding-number-reviewed": (f) => ({
    title: "快递单号已核对",
    body: `我们核对了快递单号 ${f.trackingNo}，现在可以登记这个包裹。`,
  }),
};
