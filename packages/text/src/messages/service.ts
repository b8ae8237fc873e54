import type { Language } from "../core/language.ts";
import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { type Item, type Named, nameEn, nameZh, noName } from "./words.ts";

/** Services as messages call them; the pages have the same names in their dictionary. */
const serviceNames: Readonly<Record<string, Named>> = {
  "fine-photo": { zh: "精细拍照", en: "Detailed photos" },
  "function-check": { zh: "功能检测", en: "Function check" },
  measuring: { zh: "尺寸测量", en: "Measuring" },
  video: { zh: "视频验货", en: "Inspection video" },
  "vacuum-repack": { zh: "真空包装", en: "Vacuum packing" },
  "bubble-wrap": { zh: "气泡膜包装", en: "Bubble wrap" },
  "plain-packing": { zh: "简易包装", en: "Plain packing" },
  "invoice-removal": { zh: "去除发票吊牌", en: "Invoice and tag removal" },
  "priority-stock-in": { zh: "优先入库", en: "Priority stock-in" },
  "speedy-response": { zh: "极速回复", en: "Speedy response" },
};
function serviceName(service: string, language: Language): string {
  return (serviceNames[service] ?? noName)[language] || service;
}
function refundZh({ refundedCny, reason }: { refundedCny: string; reason: string }): string {
  if (reason === "late") return `因超时完成，服务费 ${cnyText(refundedCny)} 已作为补偿退回余额。`;
  return reason === "fewer" ? `未完成的部分 ${cnyText(refundedCny)} 已退回余额。` : "";
}
function refundEn({ refundedCny, reason }: { refundedCny: string; reason: string }): string {
  if (reason === "late") return ` It came late, so its fee of ${cnyText(refundedCny)} is back in your balance.`;
  return reason === "fewer" ? ` ${cnyText(refundedCny)} for what was not done is back in your balance.` : "";
}

/** What a member is told about services on goods. */
export const serviceMessages = {
  "service-done": template<Item & { service: string; refundedCny: string; reason: string }>(
    (f) => ({
      title: "服务已完成",
      body: `「${nameZh(f)}」的${serviceName(f.service, "zh")}已完成，可查看结果。${refundZh(f)}`,
    }),
    (f) => ({
      title: "Service done",
      body: `${serviceName(f.service, "en")} for “${nameEn(f)}” is done; have a look at the result.${refundEn(f)}`,
    }),
  ),
} as const;
