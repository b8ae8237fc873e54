import { cnyText } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "充值成功", body: `${cnyText(f.amountCny)} 已存入您的余额。` }),
  "wallet-card-refunded": (f) => ({
    title: "重复付款已存入余额",
    body: `支付单 ${f.tradeNo} 已付款，这笔 ${cnyText(f.amountCny)} 已存入您的余额。`,
  }),
};
