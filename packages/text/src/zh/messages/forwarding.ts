import { cnyText } from "../../core/money.ts";
import type { ForwardingMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingMessages: Messages<ForwardingMessages> = {
  "forwarding-services-paid": (f) => ({
    title: "服务费已付",
    body: `转运订单 ${f.orderNo} 的服务费 ${cnyText(f.amountCny)} 已付，包裹到仓后为您处理。`,
  }),
  "forwarding-logistics-reminder": (f) => ({
    title: "请补全物流信息",
    body: `转运订单 ${f.orderNo} 还有 ${f.count} 件物品没有运单号，${atTime(f.logisticsBefore)}前未补全将自动取消。`,
  }),
  "forwarding-logistics-cancelled": (f) => ({
    title: "转运物品已取消",
    body: `转运订单 ${f.orderNo} 中 ${f.count} 件物品超过 15 天未补全物流信息，已自动取消，没有产生费用。`,
  }),
  "forwarding-number-released": (f) => ({
    title: "请核对运单号",
    body: `转运订单 ${f.orderNo} 的运单号 ${f.trackingNo} 与到仓包裹不符，请在 ${atTime(f.logisticsBefore)}前重新填写。`,
  }),
  "forwarding-number-reviewed": (f) => ({
    title: "运单号已核对",
    body: `我们核对了运单号 ${f.trackingNo}，现在可以登记这个包裹。`,
  }),
};
