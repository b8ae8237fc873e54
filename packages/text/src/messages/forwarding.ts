import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { timeEn, timeZh } from "./words.ts";

/** What a member is told about forwarding orders and their tracking numbers. */
export const forwardingMessages = {
  "forwarding-services-paid": template<{ orderNo: string; amountCny: string }>(
    (f) => ({ title: "服务费已付", body: `转运订单 ${f.orderNo} 的服务费 ${cnyText(f.amountCny)} 已付，包裹到仓后为您处理。` }),
    (f) => ({
      title: "Services paid",
      body: `We received ${cnyText(f.amountCny)} for the services of forwarding order ${f.orderNo}. They are done when the parcel arrives.`,
    }),
  ),
  "forwarding-logistics-reminder": template<{ orderNo: string; count: number; logisticsBefore: string }>(
    (f) => ({
      title: "请补全物流信息",
      body: `转运订单 ${f.orderNo} 还有 ${f.count} 件物品没有运单号，${timeZh(f.logisticsBefore)}前未补全将自动取消。`,
    }),
    (f) => ({
      title: "Courier number still missing",
      body: `Forwarding order ${f.orderNo} still needs courier and number (items: ${f.count}). What has none by ${timeEn(f.logisticsBefore)} is cancelled.`,
    }),
  ),
  "forwarding-logistics-cancelled": template<{ orderNo: string; count: number }>(
    (f) => ({
      title: "转运物品已取消",
      body: `转运订单 ${f.orderNo} 中 ${f.count} 件物品超过 15 天未补全物流信息，已自动取消，没有产生费用。`,
    }),
    (f) => ({
      title: "Forwarding items cancelled",
      body: `Courier and number of forwarding order ${f.orderNo} were not entered within 15 days, so they were cancelled (items: ${f.count}). Nothing was charged.`,
    }),
  ),
  "forwarding-number-released": template<{ orderNo: string; trackingNo: string; logisticsBefore: string }>(
    (f) => ({
      title: "请核对运单号",
      body: `转运订单 ${f.orderNo} 的运单号 ${f.trackingNo} 与到仓包裹不符，请在 ${timeZh(f.logisticsBefore)}前重新填写。`,
    }),
    (f) => ({
      title: "Please check a tracking number",
      body: `The tracking number ${f.trackingNo} of forwarding order ${f.orderNo} does not match the parcel. Please enter the right one by ${timeEn(f.logisticsBefore)}.`,
    }),
  ),
  "forwarding-number-reviewed": template<{ trackingNo: string }>(
    (f) => ({ title: "运单号已核对", body: `我们核对了运单号 ${f.trackingNo}，现在可以登记这个包裹。` }),
    (f) => ({
      title: "Tracking number reviewed",
      body: `We looked into tracking number ${f.trackingNo}. You can announce this parcel now.`,
    }),
  ),
} as const;
