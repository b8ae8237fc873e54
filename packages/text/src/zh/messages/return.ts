import { inLanguage } from "@sihai/domain/language";
import type { ReturnKind } from "@sihai/domain/return";
import { cnyText } from "../../core/money.ts";
import type { Messages, ReturnMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";

const kinds: Record<ReturnKind, string> = {
  return: "退货",
  exchange: "换货",
};

/** What a member is told about returns and exchanges. */
export const returnMessages: Messages<ReturnMessages> = {
  "return-approved": (f) => ({
    title: `${kinds[f.kind]}申请已通过`,
    body: `卖家同意了${kinds[f.kind]}申请 ${f.returnNo}，仓库接下来把商品寄回卖家。`,
  }),
  "exchange-to-pay": (f) => ({
    title: "换货待付款",
    body: `卖家同意换货（${f.returnNo}）。请在 ${atTime(f.payBefore)}前付服务费与退回运费 ${cnyText(f.amountCny)}，逾期申请自动取消，商品回到仓库。`,
  }),
  "return-refused": (f) => ({
    title: `${kinds[f.kind]}申请未通过`,
    body: `${kinds[f.kind]}申请 ${f.returnNo} 未通过：${f.reason}。没有产生费用，商品仍在仓库。`,
  }),
  "return-lapsed": (f) => ({ title: "换货已取消", body: `换货 ${f.returnNo} 逾期未付款，已取消，没有产生费用，商品仍在仓库。` }),
  "return-sent-back": (f) => ({
    title: "已寄回卖家",
    body: `${f.returnNo} 的商品已由${inLanguage(f.courier, language)}寄回卖家，快递单号 ${f.trackingNo}，运费 ${cnyText(f.freightCny)}。`,
  }),
  "return-seller-received": (f) => ({ title: "卖家已收到退回的商品", body: `卖家已签收 ${f.returnNo} 的商品，正在检查。` }),
  "return-refunded": (f) => ({ title: "退款已到余额", body: `${f.returnNo} 已完成，${cnyText(f.amountCny)} 已退回您的余额。` }),
  "exchange-shipped": (f) => ({
    title: "换货商品已发出",
    body: `卖家已发出 ${f.returnNo} 的换货商品，${inLanguage(f.courier, language)}，快递单号 ${f.trackingNo}。到仓后重新验货入库。`,
  }),
};
