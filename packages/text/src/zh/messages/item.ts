import { inLanguage } from "@sihai/domain/language";
import type { AskReason } from "@sihai/domain/order";
import type { FindingKind } from "@sihai/domain/warehouse";
import { beijing, formatDate } from "../../core/dates.ts";
import { formatWeight } from "../../core/measures.ts";
import { cnyText } from "../../core/money.ts";
import type { ItemMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";
import { name } from "./said.ts";

const followedSteps: Readonly<Record<string, string>> = {
  purchased: "已为您下单采购",
  "seller-shipped": "卖家已发货",
  signed: "仓库已签收",
  "stocked-in": "已验货拍照入库",
};
function followedStep(state: string): string {
  return followedSteps[state] ?? state;
}

/** Why the buyer is asked, or why goods were not taken in. */
const reasons: Record<AskReason | FindingKind, string> = {
  "price-higher": "卖家涨价",
  "variant-gone": "所选规格缺货",
  "longer-wait": "发货时间变长",
  "seller-question": "卖家有问题需要您确认",
  "wrong-goods": "收到的商品与订单不符",
  damaged: "商品到仓时已破损",
  forbidden: "属于禁运品，无法寄送",
  incomplete: "商品数量或配件不全",
  "overseas-store": "商品来自跨境平台的海外店铺，华南仓不接收",
};

/** What a member is told about single items on their way into storage. */
export const itemMessages: Messages<ItemMessages> = {
  "item-bought": (f) => ({ title: "已为您下单采购", body: `「${name(f)}」已向卖家购买，到仓后通知您。` }),
  "item-seller-shipped": (f) => ({
    title: "卖家已发货",
    body: `「${name(f)}」已由${inLanguage(f.courier, language)}发往仓库，快递单号 ${f.trackingNo}。`,
  }),
  "item-signed": (f) => ({ title: "仓库已签收", body: `「${name(f)}」已到达仓库，正在等待验货入库。` }),
  "item-stocked-in": (f) => ({
    title: "商品已入库",
    body: `「${name(f)}」已验货拍照入库，重 ${formatWeight(f.weightGrams, language)}${f.sidesCm ? `，尺寸 ${f.sidesCm} cm` : ""}${f.photos ? `，验货照片 ${f.photos} 张` : ""}，免费保管至 ${formatDate(f.freeUntil, language, beijing)}。`,
  }),
  "item-corrected": (f) => ({
    title: "入库数据已更正",
    body: `「${name(f)}」的入库数据已更正：重 ${formatWeight(f.weightGrams, language)}，尺寸 ${f.sidesCm} cm（原记录：${formatWeight(f.gramsWas, language)}，${f.sidesCmWas} cm）。${f.pieces && f.piecesWas ? `件数：${f.pieces}（原记录：${f.piecesWas}）。` : ""}运费估算已按新数据计算，照片可在库存中查看。`,
  }),
  "item-stock-in-undone": (f) => ({
    title: "商品重新验货",
    body: `抱歉，「${name(f)}」的入库通知发早了。我们会重新验货，入库后再通知您，您无需操作。`,
  }),
  "item-part-arrived": (f) => ({
    title: f.arrived === f.total ? "商品已到齐" : "部分商品已到仓",
    body: `「${name(f)}」已到 ${f.arrived}/${f.total} 件${f.arrived === f.total ? "，等待验货入库。" : "，其余到齐后一并入库。"}`,
  }),
  "item-refused": (f) => ({ title: "商品未能入库", body: `「${name(f)}」：${reasons[f.reason]}，仓库未能收货。${f.note}` }),
  "item-needs-confirmation": (f) => ({
    title: "商品需要您确认",
    body: `「${name(f)}」：${reasons[f.reason]}。请在 ${atTime(f.dueAt)}前确认，逾期将取消并退款到余额。`,
  }),
  "item-split": (f) => ({
    title: "商品已分成两行",
    body: `「${name(f)}」卖家暂时只有一部分现货：${f.kept} 件照常采购，另外 ${f.taken} 件单独处理。订单 ${f.orderNo} 的金额不变。`,
  }),
  "item-refunded": (f) => ({ title: "退款已到余额", body: `「${name(f)}」已取消，${cnyText(f.amountCny)} 已退回您的余额。` }),
  "item-followed": (f) => ({ title: "您关注的商品有新进展", body: `「${name(f)}」：${followedStep(f.state)}。` }),
};
