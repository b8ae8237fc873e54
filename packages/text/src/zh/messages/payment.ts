import { isPositive } from "@sihai/domain";
import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";
import { byCard } from "./said.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "充值成功", body: `${cnyText(f.amountCny)} 已存入您的余额。${byCard(f.card)}` }),
  "withdrawal-paid": (f) => ({
    title: "提现已汇出",
    body: `提现 ${f.withdrawNo} 的 ${formatAmount(f.amount, f.currency)} 已汇出，正在到账途中。`,
  }),
  "withdrawal-by-staff": (f) => ({
    title: "已代您申请提现",
    body: `我们已按您的要求申请提现 ${f.withdrawNo}，金额 ${formatAmount(f.amount, f.currency)}。如非您本人要求，请立即回复此邮件。`,
  }),
  "withdrawal-refused": (f) => ({
    title: "提现未通过",
    body: `提现 ${f.withdrawNo} 的 ${formatAmount(f.amount, f.currency)} 已退回您的余额。原因：${f.reason}`,
  }),
  "withdrawal-part-failed": (f) => ({
    title: "部分提现未能汇出",
    body: `发卡行未接受提现 ${f.withdrawNo} 中的 ${formatAmount(f.amount, f.currency)}，该金额已退回您的余额，可改为提现到其他账户。`,
  }),
  "withdrawal-came-back": (f) => ({
    title: "提现款项被退回",
    body: `收款方退回了提现 ${f.withdrawNo} 的 ${formatAmount(f.amount, f.currency)}${f.kept === undefined ? "" : `（收款方的银行扣留了 ${formatAmount(f.kept, f.currency)}）`}，该金额已回到您的余额。再次提现前，请先核对收款账户。`,
  }),
  "card-payment-refunded": (f) => ({
    title: "银行卡付款已退款",
    body: `支付单 ${f.tradeNo} 的 ${formatAmount(f.amount, f.currency)} 已退回您的银行卡，余额相应扣除 ${cnyText(f.takenCny)}。${bears(f.oursCny)}${owes(f.owedCny)}`,
  }),
  "card-payment-disputed": (f) => ({
    title: "银行卡付款被拒付",
    body: `发卡行收回了支付单 ${f.tradeNo} 的 ${formatAmount(f.amount, f.currency)}，余额相应扣除 ${cnyText(f.takenCny)}。${bears(f.oursCny)}${owes(f.owedCny)}如果这不是您提出的，请联系发卡行。`,
  }),
  "card-dispute-lost": (f) => ({
    title: "发卡行已作出裁定",
    body: `支付单 ${f.tradeNo} 的 ${formatAmount(f.amount, f.currency)} 退回您的银行卡，在这里不再计入，也不会再为此扣款。${owes(f.owedCny)}`,
  }),
  "card-payment-restored": (f) => ({
    title: "银行卡付款已恢复",
    body: `支付单 ${f.tradeNo} 的款项已重新到账，${cnyText(f.givenCny)} 已退还给您。${owes(f.owedCny)}`,
  }),
  "debt-repaid": (f) => ({
    title: "已用余额还款",
    body: `已从您的余额中扣除 ${cnyText(f.amountCny)}，用于偿还被退回的银行卡付款。${owes(f.owedCny)}`,
  }),
  "card-hold-released": (f) => ({
    title: "现在可以用银行卡付款了",
    body: `支付单 ${f.tradeNo}（${cnyText(f.amountCny)}）已通过审核，现在可以用银行卡付款。`,
  }),
  "card-hold-refused": (f) => ({
    title: "请换一种方式付款",
    body: `支付单 ${f.tradeNo}（${cnyText(f.amountCny)}）不能使用银行卡付款，没有产生任何扣款，请使用余额或转账付款。`,
  }),
  "wallet-card-refunded": (f) => ({
    title: "重复付款已存入余额",
    body: `支付单 ${f.tradeNo} 已付款，这笔 ${cnyText(f.amountCny)} 已存入您的余额。`,
  }),
};

/** Why less is taken than went back to the card. */
function bears(oursCny = "0.00"): string {
  return isPositive(oursCny) ? `其余 ${cnyText(oursCny)} 是银行卡附加费，由我们承担。` : "";
}

/** What is left to repay, and what waits for it. */
function owes(owedCny: string): string {
  return isPositive(owedCny) ? `您还欠 ${cnyText(owedCny)}，充值还清前不能提交新订单、新包裹和提现。` : "";
}
