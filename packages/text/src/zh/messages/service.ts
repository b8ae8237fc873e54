import { cnyText } from "../../core/money.ts";
import type { Messages, ServiceMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

/** Services as messages call them; the pages have the same names in their dictionary. */
const serviceNames: Readonly<Record<string, string>> = {
  "fine-photo": "精细拍照",
  "function-check": "功能检测",
  measuring: "尺寸测量",
  video: "视频验货",
  "vacuum-repack": "真空包装",
  "bubble-wrap": "气泡膜包装",
  "plain-packing": "简易包装",
  "invoice-removal": "去除发票吊牌",
  "priority-stock-in": "优先入库",
  "speedy-response": "商品极速答疑",
};
function serviceName(service: string): string {
  return serviceNames[service] ?? service;
}
function refund({ refundedCny, reason }: { refundedCny: string; reason: string }): string {
  if (reason === "late") return `因我们超时完成，服务费 ${cnyText(refundedCny)} 已退回余额。`;
  return reason === "fewer" ? `未完成的部分 ${cnyText(refundedCny)} 已退回余额。` : "";
}

/** What a member is told about services on goods. */
export const serviceMessages: Messages<ServiceMessages> = {
  "service-done": (f) => ({
    title: "服务已完成",
    body: `「${name(f)}」的${serviceName(f.service)}已完成，结果在订单详情中。${refund(f)}`,
  }),
};
