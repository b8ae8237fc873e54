import type { LocalText } from "@sihai/domain/language";
import type { ReturnKind } from "@sihai/domain/return";
import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { courierName, timeEn, timeZh } from "./words.ts";

const kinds: Record<ReturnKind, LocalText> = {
  return: { zh: "退货", en: "return" },
  exchange: { zh: "换货", en: "exchange" },
};

/** What a member is told about returns and exchanges. */
export const returnMessages = {
  "return-approved": template<{ returnNo: string; kind: ReturnKind }>(
    (f) => ({
      title: `${kinds[f.kind].zh}申请已通过`,
      body: `卖家同意了${kinds[f.kind].zh}申请 ${f.returnNo}，仓库接下来把商品寄回卖家。`,
    }),
    (f) => ({
      title: `Your ${kinds[f.kind].en} is accepted`,
      body: `The seller agreed to your ${kinds[f.kind].en} ${f.returnNo}. The warehouse sends the goods back next.`,
    }),
  ),
  "exchange-to-pay": template<{ returnNo: string; amountCny: string; payBefore: string }>(
    (f) => ({
      title: "换货待付款",
      body: `卖家同意换货（${f.returnNo}）。请在 ${timeZh(f.payBefore)}前支付服务费与退回运费 ${cnyText(f.amountCny)}，逾期申请自动取消，商品回到仓库。`,
    }),
    (f) => ({
      title: "Your exchange waits for payment",
      body: `The seller agreed to the exchange ${f.returnNo}. Please pay ${cnyText(f.amountCny)} for the fee and the way back by ${timeEn(f.payBefore)}; after that it is cancelled and the goods stay in storage.`,
    }),
  ),
  "return-refused": template<{ returnNo: string; kind: ReturnKind; reason: string }>(
    (f) => ({
      title: `${kinds[f.kind].zh}申请未通过`,
      body: `${kinds[f.kind].zh}申请 ${f.returnNo} 未通过：${f.reason}。没有产生费用，商品仍在仓库。`,
    }),
    (f) => ({
      title: `Your ${kinds[f.kind].en} was refused`,
      body: `Your ${kinds[f.kind].en} ${f.returnNo} was refused: ${f.reason}. Nothing was charged and the goods are still in storage.`,
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
