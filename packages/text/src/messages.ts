import { courierCodes, couriers } from "@sihai/domain/couriers";
import { beijing, formatDate, formatDateTime } from "./core/dates.ts";
import type { Language } from "./core/language.ts";
import { formatWeight } from "./core/measures.ts";
import { cnyText } from "./core/money.ts";

export type MessageText = { title: string; body: string };

/** What a template may be told: ids, names, decimal amounts in CNY, ISO instants. Stored beside the message as JSON. */
export type Facts = Record<string, string | number>;

type Template<Given extends Facts> = { zh: (facts: Given) => MessageText; en: (facts: Given) => MessageText };

function template<Given extends Facts>(zh: Template<Given>["zh"], en: Template<Given>["en"]): Template<Given> {
  return { zh, en };
}

type Item = { itemNo: string; nameZh: string; nameEn: string };

/** The goods' name in the reader's language; sellers give at least a Chinese one. */
function nameZh({ nameZh: zh, nameEn: en }: Item): string {
  return zh || en;
}
function nameEn({ nameZh: zh, nameEn: en }: Item): string {
  return en || zh;
}
/** An inland courier's name; what was typed freely stays as it is. */
function courierName(courier: string, language: Language): string {
  const code = courierCodes.find((known) => known === courier);
  return code === undefined ? courier : couriers[code].name[language];
}
function timeZh(at: string): string {
  return `${formatDateTime(at, "zh", beijing)}（北京时间）`;
}
function timeEn(at: string): string {
  return `${formatDateTime(at, "en", beijing)} (Beijing time)`;
}

type Named = { zh: string; en: string };
const noName: Named = { zh: "", en: "" };

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
const supplementReasons: Readonly<Record<string, Named>> = {
  "real-price": { zh: "实际价格高于付款", en: "the real price is higher" },
  "domestic-freight": { zh: "国内运费高于付款", en: "the domestic freight is higher" },
  oversize: { zh: "商品超大超重", en: "the item is oversize" },
  other: { zh: "其他费用", en: "another cost" },
};
function supplementReason(reason: string, language: Language): string {
  return (supplementReasons[reason] ?? noName)[language] || reason;
}
const followedSteps: Readonly<Record<string, Named>> = {
  purchased: { zh: "已为您下单采购", en: "we bought it for you" },
  "seller-shipped": { zh: "卖家已发货", en: "the seller has shipped it" },
  signed: { zh: "仓库已签收", en: "it has arrived at the warehouse" },
  "stocked-in": { zh: "已验货拍照入库", en: "it is inspected, photographed and in storage" },
};
function followedStep(state: string, language: Language): string {
  return (followedSteps[state] ?? noName)[language] || state;
}

/** Every message the product writes to a member, in both languages. A message keeps its template and facts, not its words. */
export const messageTemplates = {
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
      body: `转运订单 ${f.orderNo} 还有 ${f.count} 件物品没有运单号，${timeZh(f.logisticsBefore)} 前未补全将自动取消。`,
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
      body: `转运订单 ${f.orderNo} 的运单号 ${f.trackingNo} 与到仓包裹不符，请在 ${timeZh(f.logisticsBefore)} 前重新填写。`,
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
  "enquiry-answered": template<{ enquiryNo: string; products: number; totalCny: string; expiresAt: string }>(
    (f) => ({
      title: "询价已答复",
      body: `询价 ${f.enquiryNo} 的 ${f.products} 件商品已答复，到手预计 ${cnyText(f.totalCny)}。${timeZh(f.expiresAt)}前可一键加入购物车。`,
    }),
    (f) => ({
      title: "Your enquiry is answered",
      body: `We priced enquiry ${f.enquiryNo}: about ${cnyText(f.totalCny)} at your door. Put it all into your cart until ${timeEn(f.expiresAt)}.`,
    }),
  ),
  "enquiry-declined": template<{ enquiryNo: string; note: string }>(
    (f) => ({ title: "询价无法报价", body: `询价 ${f.enquiryNo} 已关闭：${f.note}` }),
    (f) => ({ title: "We can't offer these goods", body: `We closed enquiry ${f.enquiryNo}: ${f.note}` }),
  ),
  "expert-cancelled": template<{ serviceNo: string; heldCny: string }>(
    (f) => ({
      title: "专家服务已结束",
      body: `专家服务 ${f.serviceNo} 已结束，物品可以重新使用。${f.heldCny === "0.00" ? "" : `预留的 ${cnyText(f.heldCny)} 已退回余额。`}专家费不退。`,
    }),
    (f) => ({
      title: "Expert service ended",
      body: `Expert service ${f.serviceNo} has ended and your goods are free again.${f.heldCny === "0.00" ? "" : ` The ${cnyText(f.heldCny)} set aside is back in your balance.`} The expert fee isn't refunded.`,
    }),
  ),
  "expert-plan-ready": template<{ serviceNo: string; parcels: number; totalCny: string }>(
    (f) => ({
      title: "专家方案已完成",
      body: `专家服务 ${f.serviceNo} 的方案已完成：${f.parcels} 个包裹，共 ${cnyText(f.totalCny)}。请在 7 天内确认。`,
    }),
    (f) => ({
      title: "Your expert's plan is ready",
      body: `Expert service ${f.serviceNo}: ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`} for ${cnyText(f.totalCny)}. Please answer within 7 days.`,
    }),
  ),
  "expert-plan-paid": template<{ serviceNo: string; parcels: number; totalCny: string }>(
    (f) => ({
      title: "专家方案已扣款发货",
      body: `专家服务 ${f.serviceNo} 的方案已完成，从预留金额扣除 ${cnyText(f.totalCny)}，${f.parcels} 个包裹开始打包，剩余金额已退回余额。`,
    }),
    (f) => ({
      title: "Planned, paid and being packed",
      body: `Expert service ${f.serviceNo}: ${cnyText(f.totalCny)} was taken from what you set aside for ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`}; the rest is back in your balance.`,
    }),
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
  "item-refused": template<Item & { reasonZh: string; reasonEn: string; note: string }>(
    (f) => ({ title: "商品未能入库", body: `「${nameZh(f)}」：${f.reasonZh}，仓库已拒收。${f.note}` }),
    (f) => ({ title: "Not taken into storage", body: `“${nameEn(f)}”: ${f.reasonEn}, so the warehouse refused it. ${f.note}` }),
  ),
  "storage-ending": template<Item & { days: number; endsAt: string }>(
    (f) => ({
      title: `免费保管还剩 ${f.days} 天`,
      body: `「${nameZh(f)}」免费保管到 ${timeZh(f.endsAt)}。请安排发货，或延长保管时间。`,
    }),
    (f) => ({
      title: f.days === 1 ? "Free storage ends tomorrow" : `Free storage ends in ${f.days} days`,
      body: `“${nameEn(f)}” is stored free until ${timeEn(f.endsAt)}. Send it by then, or extend its storage.`,
    }),
  ),
  "storage-overdue": template<Item & { feeCny: string; forfeitsAt: string }>(
    (f) => ({
      title: "免费保管已结束",
      body: `「${nameZh(f)}」现在每天收取保管费 ${cnyText(f.feeCny)}，随包裹一起结算；${timeZh(f.forfeitsAt)} 后归平台所有。`,
    }),
    (f) => ({
      title: "Free storage is over",
      body: `“${nameEn(f)}” now costs ${cnyText(f.feeCny)} a day, paid with the parcel it leaves in. After ${timeEn(f.forfeitsAt)} it passes to us.`,
    }),
  ),
  "storage-forfeiting": template<Item & { days: number; forfeitsAt: string }>(
    (f) => ({
      title: `物品 ${f.days} 天后归平台所有`,
      body: `「${nameZh(f)}」已超期，请在 ${timeZh(f.forfeitsAt)} 前发货或延长保管。`,
    }),
    (f) => ({
      title: f.days === 1 ? "Last day to save your item" : `${f.days} days left to save your item`,
      body: `“${nameEn(f)}” is overdue. Send it or extend its storage before ${timeEn(f.forfeitsAt)}.`,
    }),
  ),
  "storage-ended": template<Item>(
    (f) => ({ title: "保管期已过", body: `「${nameZh(f)}」的保管期已过，将由仓库处理。如有疑问请联系客服。` }),
    (f) => ({
      title: "Storage time is over",
      body: `The time of “${nameEn(f)}” is over and the warehouse will clear it. Please write to us if something is wrong.`,
    }),
  ),
  "storage-forfeit-proposed": template<Item & { forfeitsAt: string }>(
    (f) => ({
      title: "物品即将被处理",
      body: `「${nameZh(f)}」保管期已过，${timeZh(f.forfeitsAt)} 后将从货架清走，归平台所有。`,
    }),
    (f) => ({
      title: "Your item is about to be cleared",
      body: `“${nameEn(f)}” was not fetched in time. After ${timeEn(f.forfeitsAt)} it is cleared from its shelf and passes to us.`,
    }),
  ),
  "storage-forfeited": template<Item>(
    (f) => ({ title: "物品已归平台所有", body: `「${nameZh(f)}」超过保管期，已从货架清走。` }),
    (f) => ({
      title: "An item passed to us",
      body: `“${nameEn(f)}” was kept beyond its time and has been cleared from its shelf.`,
    }),
  ),
  "storage-discarded": template<Item>(
    (f) => ({ title: "物品已丢弃", body: `「${nameZh(f)}」已按您的要求处理，无法找回。` }),
    (f) => ({ title: "Thrown away as you asked", body: `“${nameEn(f)}” is gone and cannot be brought back.` }),
  ),
  "storage-split": template<Item & { kept: number; taken: number }>(
    (f) => ({ title: "物品已拆分", body: `「${nameZh(f)}」已拆成 ${f.kept} 件和 ${f.taken} 件，分别称重，可以装进不同的包裹。` }),
    (f) => ({
      title: "Your item lies in two parts",
      body: `“${nameEn(f)}” now lies as ${f.kept} and ${f.taken} pieces, each weighed, and can travel in two parcels.`,
    }),
  ),
  "storage-extended": template<{ count: number; amountCny: string }>(
    (f) => ({ title: "保管时间已延长", body: `已为 ${f.count} 件物品延长保管，付款 ${cnyText(f.amountCny)}。` }),
    (f) => ({
      title: "Storage extended",
      body: `We received ${cnyText(f.amountCny)}; storage is extended (items: ${f.count}).`,
    }),
  ),
  "abnormal-marked": template<{ number: string; courier: string; forfeitsAt: string }>(
    (f) => ({
      title: "有一个写着您标记的包裹",
      body: `${courierName(f.courier, "zh")} ${f.number} 没有登记，但写着您的标记。请在 ${timeZh(f.forfeitsAt)} 前认领。`,
    }),
    (f) => ({
      title: "A parcel with your mark",
      body: `${courierName(f.courier, "en")} ${f.number} was not announced but bears your mark. Please claim it by ${timeEn(f.forfeitsAt)}.`,
    }),
  ),
  "abnormal-ending": template<{ number: string; courier: string; forfeitsAt: string; daysLeft: number }>(
    (f) => ({
      title: "待认领包裹即将到期",
      body: `${courierName(f.courier, "zh")} ${f.number} 还有 ${f.daysLeft} 天保管期，${timeZh(f.forfeitsAt)} 后归平台所有。`,
    }),
    (f) => ({
      title: "Claim your parcel soon",
      body: `${courierName(f.courier, "en")} ${f.number} is kept until ${timeEn(f.forfeitsAt)} (days left: ${f.daysLeft}); then it passes to us.`,
    }),
  ),
  "abnormal-given": template<{ number: string; courier: string; orderNo: string }>(
    (f) => ({
      title: "包裹已归到您的名下",
      body: `${courierName(f.courier, "zh")} ${f.number} 现在是您的转运订单 ${f.orderNo}，等待验货入库。`,
    }),
    (f) => ({
      title: "The parcel is yours",
      body: `${courierName(f.courier, "en")} ${f.number} is now your forwarding order ${f.orderNo}. We inspect and store it next.`,
    }),
  ),
  "abnormal-refused": template<{ number: string; courier: string; note: string }>(
    (f) => ({
      title: "认领未通过",
      body: `${courierName(f.courier, "zh")} ${f.number}：${f.note || "提供的证明不足以确认归属。"}`,
    }),
    (f) => ({
      title: "Claim not accepted",
      body: `${courierName(f.courier, "en")} ${f.number}: ${f.note || "the proof did not show that it is yours."}`,
    }),
  ),
  "item-needs-confirmation": template<Item & { dueAt: string; reasonZh: string; reasonEn: string }>(
    (f) => ({
      title: "商品需要您确认",
      body: `「${nameZh(f)}」：${f.reasonZh}。请在 ${timeZh(f.dueAt)} 前确认，逾期将取消并退款到余额。`,
    }),
    (f) => ({
      title: "We need your answer",
      body: `“${nameEn(f)}”: ${f.reasonEn}. Please answer by ${timeEn(f.dueAt)}; after that we cancel it and refund your balance.`,
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
  "supplement-asked": template<Item & { amountCny: string; dueAt: string; reason: string }>(
    (f) => ({
      title: "商品需要补款",
      body: `「${nameZh(f)}」需补 ${cnyText(f.amountCny)}：${supplementReason(f.reason, "zh")}。请在 ${timeZh(f.dueAt)} 前付款或拒绝。`,
    }),
    (f) => ({
      title: "Supplementary payment",
      body: `“${nameEn(f)}” needs ${cnyText(f.amountCny)} more: ${supplementReason(f.reason, "en")}. Please pay or decline by ${timeEn(f.dueAt)}.`,
    }),
  ),
  "item-followed": template<Item & { state: string }>(
    (f) => ({ title: "您关注的商品有新进展", body: `「${nameZh(f)}」：${followedStep(f.state, "zh")}。` }),
    (f) => ({ title: "News of an item you follow", body: `“${nameEn(f)}”: ${followedStep(f.state, "en")}.` }),
  ),
  "item-storage-ending": template<Item & { daysLeft: number; freeUntil: string }>(
    (f) => ({
      title: "免费保管即将到期",
      body: `「${nameZh(f)}」的免费保管还剩 ${f.daysLeft} 天，${formatDate(f.freeUntil, "zh", beijing)} 到期。`,
    }),
    (f) => ({
      title: "Free storage ends soon",
      body: `Free storage of “${nameEn(f)}” ends on ${formatDate(f.freeUntil, "en", beijing)} (days left: ${f.daysLeft}).`,
    }),
  ),
  "item-forfeited": template<Item>(
    (f) => ({ title: "商品保管期已过", body: `「${nameZh(f)}」超过保管期限及 10 天宽限期，已由平台处置。` }),
    (f) => ({
      title: "Storage time is over",
      body: `“${nameEn(f)}” stayed beyond its storage time and the 10 days of grace; it has passed to the platform.`,
    }),
  ),
  "parcel-submitted": template<{ packageNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "包裹已提交",
      body: `包裹 ${f.packageNo} 待付运费押金 ${cnyText(f.amountCny)}，请在 ${timeZh(f.payBefore)} 前付款。`,
    }),
    (f) => ({
      title: "Parcel submitted",
      body: `Parcel ${f.packageNo} awaits its shipping deposit of ${cnyText(f.amountCny)}. Please pay by ${timeEn(f.payBefore)}.`,
    }),
  ),
  "parcel-unpaid-reminder": template<{ packageNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "包裹等待付款",
      body: `包裹 ${f.packageNo} 还有 ${cnyText(f.amountCny)} 未付，${timeZh(f.payBefore)} 后将自动取消。`,
    }),
    (f) => ({
      title: "Your parcel awaits payment",
      body: `Parcel ${f.packageNo} still needs ${cnyText(f.amountCny)}. It is cancelled automatically after ${timeEn(f.payBefore)}.`,
    }),
  ),
  "parcel-unpaid-cancelled": template<{ packageNo: string }>(
    (f) => ({ title: "包裹已取消", body: `包裹 ${f.packageNo} 超过 7 天未付款，已自动取消，商品已回到仓库。` }),
    (f) => ({
      title: "Parcel cancelled",
      body: `Parcel ${f.packageNo} was not paid within 7 days and has been cancelled. Your goods are back in storage.`,
    }),
  ),
  "parcel-paid": template<{ packageNo: string; amountCny: string }>(
    (f) => ({ title: "运费押金已付", body: `包裹 ${f.packageNo} 已付 ${cnyText(f.amountCny)}，我们会在 24 小时内打包。` }),
    (f) => ({
      title: "Shipping deposit received",
      body: `We received ${cnyText(f.amountCny)} for parcel ${f.packageNo} and pack it within 24 hours.`,
    }),
  ),
  "parcel-shipped": template<{ packageNo: string; carrier: string; waybillNo: string }>(
    (f) => ({ title: "包裹已发出", body: `包裹 ${f.packageNo} 已交给 ${f.carrier}，运单号 ${f.waybillNo}。` }),
    (f) => ({
      title: "Your parcel is on its way",
      body: `Parcel ${f.packageNo} is with ${f.carrier}, tracking number ${f.waybillNo}.`,
    }),
  ),
  "parcel-settled-even": template<{ packageNo: string }>(
    (f) => ({ title: "运费已结算", body: `包裹 ${f.packageNo} 的实际运费与押金一致，无需补退。` }),
    (f) => ({
      title: "Shipping cost settled",
      body: `The shipping cost of parcel ${f.packageNo} equals your deposit. Nothing more to pay.`,
    }),
  ),
  "parcel-settled-refund": template<{ packageNo: string; amountCny: string }>(
    (f) => ({
      title: "多付运费已退回",
      body: `包裹 ${f.packageNo} 的实际运费低于押金，${cnyText(f.amountCny)} 已退到您的余额。`,
    }),
    (f) => ({
      title: "Shipping surplus refunded",
      body: `Parcel ${f.packageNo} cost less than your deposit; ${cnyText(f.amountCny)} is back in your balance.`,
    }),
  ),
  "parcel-balance-due": template<{ packageNo: string; amountCny: string }>(
    (f) => ({
      title: "需补运费差额",
      body: `包裹 ${f.packageNo} 的实际运费高于押金，需补 ${cnyText(f.amountCny)}。称重和量尺照片见包裹详情。`,
    }),
    (f) => ({
      title: "Shipping balance due",
      body: `Parcel ${f.packageNo} cost ${cnyText(f.amountCny)} more than your deposit. The photos of scale and tape are on the parcel's page.`,
    }),
  ),
  "parcel-delivered": template<{ packageNo: string }>(
    (f) => ({ title: "包裹已送达", body: `包裹 ${f.packageNo} 已送达。如有破损或缺件，请在 2 个工作日内反馈。` }),
    (f) => ({
      title: "Parcel delivered",
      body: `Parcel ${f.packageNo} has been delivered. If anything is damaged or missing, tell us within 2 business days.`,
    }),
  ),
  "parcel-cancelled": template<{ packageNo: string; amountCny: string }>(
    (f) => ({ title: "包裹已取消", body: `包裹 ${f.packageNo} 已取消，${cnyText(f.amountCny)} 已退回余额，商品已回到仓库。` }),
    (f) => ({
      title: "Parcel cancelled",
      body: `Parcel ${f.packageNo} is cancelled, ${cnyText(f.amountCny)} is back in your balance and the goods are in storage again.`,
    }),
  ),
  "parcel-taken-back": template<{ packageNo: string; freeUntil: string }>(
    (f) => ({
      title: "退回的商品已重新入库",
      body: `包裹 ${f.packageNo} 的商品已退回仓库，免费保管至 ${timeZh(f.freeUntil)}，可以重新提交寄送。`,
    }),
    (f) => ({
      title: "Your goods are in storage again",
      body: `The goods of parcel ${f.packageNo} came back to us. Storage is free until ${timeEn(f.freeUntil)}, and you can send them once more.`,
    }),
  ),
  "claim-received": template<{ claimNo: string; packageNo: string; dueAt: string }>(
    (f) => ({
      title: "理赔申请已收到",
      body: `包裹 ${f.packageNo} 的理赔 ${f.claimNo} 已收到，我们会在 ${timeZh(f.dueAt)} 前答复。`,
    }),
    (f) => ({
      title: "We have your claim",
      body: `Your claim ${f.claimNo} for parcel ${f.packageNo} has reached us. We answer by ${timeEn(f.dueAt)}.`,
    }),
  ),
  "claim-offered": template<{ claimNo: string; amountCny: string; reason: string }>(
    (f) => ({
      title: "理赔有了结果",
      body: `理赔 ${f.claimNo}：我们愿意赔付 ${cnyText(f.amountCny)}。${f.reason} 请确认是否接受。`,
    }),
    (f) => ({
      title: "An offer for your claim",
      body: `For claim ${f.claimNo} we offer ${cnyText(f.amountCny)}. ${f.reason} Please say whether you take it.`,
    }),
  ),
  "claim-refused": template<{ claimNo: string; reason: string }>(
    (f) => ({ title: "理赔未通过", body: `理赔 ${f.claimNo} 未通过：${f.reason}` }),
    (f) => ({ title: "Claim not granted", body: `We could not grant claim ${f.claimNo}: ${f.reason}` }),
  ),
  "claim-answered": template<{ claimNo: string; text: string }>(
    (f) => ({ title: "理赔有新消息", body: `理赔 ${f.claimNo}：${f.text}` }),
    (f) => ({ title: "A message about your claim", body: `Claim ${f.claimNo}: ${f.text}` }),
  ),
  "claim-paid": template<{ claimNo: string; amountCny: string }>(
    (f) => ({ title: "理赔款已到余额", body: `理赔 ${f.claimNo} 已赔付，${cnyText(f.amountCny)} 已存入您的余额。` }),
    (f) => ({ title: "Your claim is paid", body: `Claim ${f.claimNo} is paid: ${cnyText(f.amountCny)} is in your balance.` }),
  ),
  "parcel-exception": template<{ packageNo: string; reasonZh: string; reasonEn: string }>(
    (f) => ({ title: "包裹出现异常", body: `包裹 ${f.packageNo}：${f.reasonZh}。我们正在处理，请查看包裹详情。` }),
    (f) => ({
      title: "A problem with your parcel",
      body: `Parcel ${f.packageNo}: ${f.reasonEn}. We are on it; see the parcel's page.`,
    }),
  ),
  "wallet-recharged": template<{ amountCny: string }>(
    (f) => ({ title: "充值成功", body: `${cnyText(f.amountCny)} 已存入您的余额。` }),
    (f) => ({ title: "Balance topped up", body: `${cnyText(f.amountCny)} has been added to your balance.` }),
  ),
  "wallet-card-refunded": template<{ tradeNo: string; amountCny: string }>(
    (f) => ({ title: "重复付款已存入余额", body: `交易 ${f.tradeNo} 已付过款，这笔 ${cnyText(f.amountCny)} 已存入您的余额。` }),
    (f) => ({
      title: "Second payment put into your balance",
      body: `Trade ${f.tradeNo} was already settled, so this ${cnyText(f.amountCny)} went into your balance.`,
    }),
  ),
  "credits-earned": template<{ credits: number; reasonZh: string; reasonEn: string }>(
    (f) => ({ title: "获得积分", body: `${f.reasonZh}，获得 ${f.credits} 积分。` }),
    (f) => ({ title: "Credits earned", body: `${f.reasonEn}: ${f.credits} credits.` }),
  ),
  "coupon-given": template<{ nameZh: string; nameEn: string }>(
    (f) => ({ title: "您收到一张优惠券", body: `「${f.nameZh}」已放入您的优惠券，提交包裹时可用。` }),
    (f) => ({ title: "A coupon for you", body: `“${f.nameEn}” is among your coupons. Use it when you submit a parcel.` }),
  ),
  welcome: template<{ userName: string }>(
    (f) => ({ title: "欢迎来到四海", body: `${f.userName}，您好！粘贴一个商品链接，就可以开始第一单。` }),
    (f) => ({ title: "Welcome to Sihai", body: `Hello ${f.userName}! Paste a product link to start your first order.` }),
  ),
  "login-password-changed": template<{ at: string }>(
    (f) => ({
      title: "登录密码已修改",
      body: `登录密码于 ${timeZh(f.at)} 修改，其他设备已退出登录。如非本人操作，请立即重置密码并联系我们。`,
    }),
    (f) => ({
      title: "Login password changed",
      body: `Your login password was changed on ${timeEn(f.at)} and other devices were logged out. If this wasn't you, reset it at once and contact us.`,
    }),
  ),
  "payment-password-changed": template<{ at: string }>(
    (f) => ({ title: "支付密码已修改", body: `支付密码于 ${timeZh(f.at)} 修改。如非本人操作，请立即联系我们。` }),
    (f) => ({
      title: "Payment password changed",
      body: `Your payment password was changed on ${timeEn(f.at)}. If this wasn't you, contact us at once.`,
    }),
  ),
  "email-changed": template<{ at: string; masked: string }>(
    (f) => ({ title: "账户邮箱已修改", body: `账户邮箱于 ${timeZh(f.at)} 改为 ${f.masked}。如非本人操作，请立即联系我们。` }),
    (f) => ({
      title: "Account e-mail changed",
      body: `Your account's e-mail was changed to ${f.masked} on ${timeEn(f.at)}. If this wasn't you, contact us at once.`,
    }),
  ),
  "return-approved": template<{ returnNo: string; kindZh: string; kindEn: string }>(
    (f) => ({ title: `${f.kindZh}申请已通过`, body: `卖家同意了${f.kindZh}申请 ${f.returnNo}，仓库接下来把商品寄回卖家。` }),
    (f) => ({
      title: `Your ${f.kindEn} is accepted`,
      body: `The seller agreed to your ${f.kindEn} ${f.returnNo}. The warehouse sends the goods back next.`,
    }),
  ),
  "exchange-to-pay": template<{ returnNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "换货待付款",
      body: `卖家同意换货（${f.returnNo}）。请在 ${timeZh(f.payBefore)} 前支付服务费与退回运费 ${cnyText(f.amountCny)}，逾期申请自动取消，商品回到仓库。`,
    }),
    (f) => ({
      title: "Your exchange waits for payment",
      body: `The seller agreed to the exchange ${f.returnNo}. Please pay ${cnyText(f.amountCny)} for the fee and the way back by ${timeEn(f.payBefore)}; after that it is cancelled and the goods stay in storage.`,
    }),
  ),
  "return-refused": template<{ returnNo: string; kindZh: string; kindEn: string; reason: string }>(
    (f) => ({
      title: `${f.kindZh}申请未通过`,
      body: `${f.kindZh}申请 ${f.returnNo} 未通过：${f.reason}。没有产生费用，商品仍在仓库。`,
    }),
    (f) => ({
      title: `Your ${f.kindEn} was refused`,
      body: `Your ${f.kindEn} ${f.returnNo} was refused: ${f.reason}. Nothing was charged and the goods are still in storage.`,
    }),
  ),
  "return-lapsed": template<{ returnNo: string }>(
    (f) => ({ title: "换货已取消", body: `换货 ${f.returnNo} 逾期未付款，已取消，没有产生费用，商品仍在仓库。` }),
    (f) => ({
      title: "Exchange cancelled",
      body: `The exchange ${f.returnNo} was not paid in time and is cancelled. Nothing was charged and the goods are still in storage.`,
    }),
  ),
  "return-sent-back": template<{ returnNo: string; courier: string; trackingNo: string; freightCny: string }>(
    (f) => ({
      title: "已寄回卖家",
      body: `${f.returnNo} 的商品已由${courierName(f.courier, "zh")}寄回卖家，运单号 ${f.trackingNo}，运费 ${cnyText(f.freightCny)}。`,
    }),
    (f) => ({
      title: "Sent back to the seller",
      body: `The goods of ${f.returnNo} are on their way back with ${courierName(f.courier, "en")}, number ${f.trackingNo}. Shipping was ${cnyText(f.freightCny)}.`,
    }),
  ),
  "return-seller-received": template<{ returnNo: string }>(
    (f) => ({ title: "卖家已收到退回的商品", body: `卖家已签收 ${f.returnNo} 的商品，正在检查。` }),
    (f) => ({ title: "The seller has the goods", body: `The seller received the goods of ${f.returnNo} and is checking them.` }),
  ),
  "return-refunded": template<{ returnNo: string; amountCny: string }>(
    (f) => ({ title: "退款已到余额", body: `${f.returnNo} 已完成，${cnyText(f.amountCny)} 已退到您的余额。` }),
    (f) => ({ title: "Refunded to your balance", body: `${f.returnNo} is done: ${cnyText(f.amountCny)} is in your balance.` }),
  ),
  "exchange-shipped": template<{ returnNo: string; courier: string; trackingNo: string }>(
    (f) => ({
      title: "换货商品已发出",
      body: `卖家已发出 ${f.returnNo} 的换货商品，${courierName(f.courier, "zh")}，运单号 ${f.trackingNo}。到仓后重新验货入库。`,
    }),
    (f) => ({
      title: "The exchange is on its way",
      body: `The seller has sent the other goods for ${f.returnNo} with ${courierName(f.courier, "en")}, number ${f.trackingNo}. We inspect them again when they arrive.`,
    }),
  ),
} as const;

export type MessageTemplate = keyof typeof messageTemplates;
export type MessageFacts<Name extends MessageTemplate> = Parameters<(typeof messageTemplates)[Name]["zh"]>[0];

/** The words of a stored message. A template that is no longer known gives its name, so that an old row never breaks a list. */
export function messageText(name: string, facts: unknown, language: Language): MessageText {
  const found: Template<never> | undefined = Object.hasOwn(messageTemplates, name)
    ? messageTemplates[name as MessageTemplate]
    : undefined;
  return found ? found[language](facts as never) : { title: name, body: "" };
}
