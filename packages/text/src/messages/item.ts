import type { LocalText } from "@sihai/domain/language";
import type { AskReason } from "@sihai/domain/order";
import type { FindingKind } from "@sihai/domain/warehouse";
import { beijing, formatDate } from "../core/dates.ts";
import type { Language } from "../core/language.ts";
import { formatWeight } from "../core/measures.ts";
import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { courierName, type Item, type Named, nameEn, nameZh, noName, timeEn, timeZh } from "./words.ts";

const followedSteps: Readonly<Record<string, Named>> = {
  purchased: { zh: "已为您下单采购", en: "we bought it for you" },
  "seller-shipped": { zh: "卖家已发货", en: "the seller has shipped it" },
  signed: { zh: "仓库已签收", en: "it has arrived at the warehouse" },
  "stocked-in": { zh: "已验货拍照入库", en: "it is inspected, photographed and in storage" },
};
function followedStep(state: string, language: Language): string {
  return (followedSteps[state] ?? noName)[language] || state;
}

/** Why the buyer is asked, or why goods were not taken in. */
const reasons: Record<AskReason | FindingKind, LocalText> = {
  "price-higher": { zh: "卖家涨价", en: "the seller asks a higher price" },
  "variant-gone": { zh: "所选规格缺货", en: "the option you chose is gone" },
  "longer-wait": { zh: "发货时间变长", en: "the seller needs more time" },
  "seller-question": { zh: "卖家有问题需要您确认", en: "the seller has a question" },
  "wrong-goods": { zh: "收到的商品与订单不符", en: "what arrived is not what was ordered" },
  damaged: { zh: "商品到仓时已破损", en: "it arrived damaged" },
  forbidden: { zh: "商品属于禁运品，无法寄送", en: "it is forbidden to ship" },
  incomplete: { zh: "商品数量或配件不全", en: "pieces or parts are missing" },
  "overseas-store": {
    zh: "商品来自跨境平台的海外店铺，华南仓不接收",
    en: "it comes from a cross-border platform’s overseas store, which the South China warehouse does not accept",
  },
};

/** What a member is told about single items on their way into storage. */
export const itemMessages = {
  "item-bought": template<Item>(
    (f) => ({ title: "已为您下单采购", body: `「${nameZh(f)}」已向卖家购买，预计 3–8 天到仓。` }),
    (f) => ({
      title: "Bought for you",
      body: `We bought “${nameEn(f)}” from the seller. It should reach the warehouse in 3–8 days.`,
    }),
  ),
  "item-seller-shipped": template<Item & { courier: string; trackingNo: string }>(
    (f) => ({
      title: "卖家已发货",
      body: `「${nameZh(f)}」已由${courierName(f.courier, "zh")}发往仓库，运单号 ${f.trackingNo}。`,
    }),
    (f) => ({
      title: "The seller has shipped",
      body: `“${nameEn(f)}” is on its way to the warehouse with ${courierName(f.courier, "en")}, number ${f.trackingNo}.`,
    }),
  ),
  "item-signed": template<Item>(
    (f) => ({ title: "仓库已签收", body: `「${nameZh(f)}」已到达仓库，正在等待验货入库。` }),
    (f) => ({ title: "Arrived at the warehouse", body: `“${nameEn(f)}” has arrived. We inspect and photograph it next.` }),
  ),
  "item-stocked-in": template<Item & { weightGrams: number; sidesCm?: string; photos?: number; freeUntil: string }>(
    (f) => ({
      title: "商品已入库",
      body: `「${nameZh(f)}」已验货拍照入库，重 ${formatWeight(f.weightGrams, "zh")}${f.sidesCm ? `，尺寸 ${f.sidesCm} cm` : ""}${f.photos ? `，验货照片 ${f.photos} 张` : ""}，免费保管至 ${formatDate(f.freeUntil, "zh", beijing)}。`,
    }),
    (f) => ({
      title: "In storage",
      body: `“${nameEn(f)}” is inspected, photographed and on the shelf: ${formatWeight(f.weightGrams, "en")}${f.sidesCm ? `, ${f.sidesCm} cm` : ""}${f.photos ? `, photos: ${f.photos}` : ""}, stored free until ${formatDate(f.freeUntil, "en", beijing)}.`,
    }),
  ),
  "item-part-arrived": template<Item & { arrived: number; total: number }>(
    (f) => ({
      title: f.arrived === f.total ? "商品已到齐" : "部分商品已到仓",
      body: `「${nameZh(f)}」已到 ${f.arrived}/${f.total} 件${f.arrived === f.total ? "，等待验货入库。" : "，其余到齐后一并入库。"}`,
    }),
    (f) => ({
      title: f.arrived === f.total ? "All pieces arrived" : "Some pieces arrived",
      body: `${f.arrived} of ${f.total} of “${nameEn(f)}” are at the warehouse. ${f.arrived === f.total ? "We inspect and photograph them next." : "They go into storage together when the rest is here."}`,
    }),
  ),
  "item-refused": template<Item & { reason: FindingKind; note: string }>(
    (f) => ({ title: "商品未能入库", body: `「${nameZh(f)}」：${reasons[f.reason].zh}，仓库已拒收。${f.note}` }),
    (f) => ({
      title: "Not taken into storage",
      body: `“${nameEn(f)}”: ${reasons[f.reason].en}, so the warehouse refused it. ${f.note}`,
    }),
  ),
  "item-needs-confirmation": template<Item & { dueAt: string; reason: AskReason | FindingKind }>(
    (f) => ({
      title: "商品需要您确认",
      body: `「${nameZh(f)}」：${reasons[f.reason].zh}。请在 ${timeZh(f.dueAt)}前确认，逾期将取消并退款到余额。`,
    }),
    (f) => ({
      title: "We need your answer",
      body: `“${nameEn(f)}”: ${reasons[f.reason].en}. Please answer by ${timeEn(f.dueAt)}; after that we cancel it and refund your balance.`,
    }),
  ),
  "item-split": template<Item & { orderNo: string; kept: number; taken: number }>(
    (f) => ({
      title: "商品已分成两行",
      body: `「${nameZh(f)}」卖家暂时只有一部分现货：${f.kept} 件照常采购，另外 ${f.taken} 件单独处理。订单 ${f.orderNo} 的金额不变。`,
    }),
    (f) => ({
      title: "Your item is now on two lines",
      body: `The seller has only part of “${nameEn(f)}”: ${f.kept} are bought as ordered, the other ${f.taken} are handled on their own. Order ${f.orderNo} costs the same.`,
    }),
  ),
  "item-refunded": template<Item & { amountCny: string }>(
    (f) => ({ title: "退款已到余额", body: `「${nameZh(f)}」已取消，${cnyText(f.amountCny)} 已退回您的余额。` }),
    (f) => ({
      title: "Refunded to your balance",
      body: `“${nameEn(f)}” was cancelled and ${cnyText(f.amountCny)} is back in your balance.`,
    }),
  ),
  "item-followed": template<Item & { state: string }>(
    (f) => ({ title: "您关注的商品有新进展", body: `「${nameZh(f)}」：${followedStep(f.state, "zh")}。` }),
    (f) => ({ title: "News of an item you follow", body: `“${nameEn(f)}”: ${followedStep(f.state, "en")}.` }),
  ),
} as const;
