import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "充值成功", body: `${cnyText(f.amountCny)} 已存入您的余额。` }),
  "withdrawal-paid": (f) => ({
    title: "提现已汇出",
    body: `提现 ${f.withdrawNo} 的 ${formatAmount(f.amount, f.currency)} 已汇出，正在到账途中。`,
  }),
  "withdrawal-refused": (f) => ({
    title: "提现未通过",
    body: `提现 ${f.withdrawNo} 的 ${formatAmount(f.amount, f.currency)} 已退回您的余额。原因：${f.reason}`,
  }),
  "withdrawal-part-failed": (f) => ({
    title: "部分提现未能汇出",
    body: `发卡行未接受提现 ${f.withdrawNo} 中的 ${formatAmount(f.amount, f.currency)}，该金额已退回您的余额，可改为提现到其他账户。`,
  }),
  "wallet-card-refunded": (f) => ({
    title: "重复付款已存入余额",
    body: `支付单 ${f.tradeNo} 已付款，这笔 ${cnyText(f.amountCny)} 已存入您的余额。`,
  }),
};
