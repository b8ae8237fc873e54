import { isPositive } from "@sihai/domain";
import { formatAmount } from "../../core/money.ts";
import type { Messages, TransferMessages } from "../../messages/index.ts";
import { named } from "./said.ts";

/** What a member is told about recharging by transfer. */
export const transferMessages: Messages<TransferMessages> = {
  "transfer-announced": (f) => ({
    title: "汇款信息已收到",
    body: `转账 ${f.transferNo}（${formatAmount(f.amount, f.currency)}）的汇款信息已收到。款项到达我们的银行后即存入您的余额，并通知您。`,
  }),
  "transfer-credited": (f) => ({
    title: "转账已到余额",
    body: `转账 ${f.transferNo} 已入账，${formatAmount(f.added, f.currency)} 已存入您的余额。${ofWhich(f)}`,
  }),
  "transfer-credited-otherwise": (f) => ({
    title: "转账已到余额，金额与登记不同",
    body: `转账 ${f.transferNo} 登记的金额为 ${formatAmount(f.announced, f.announcedCurrency)}，我们的银行实际收到 ${formatAmount(f.arrived, f.currency)}，${formatAmount(f.added, f.currency)} 已存入您的余额。${ofWhich(f)}途经的银行可能另收费用。`,
  }),
  "transfer-paid": (f) => ({
    title: "转账已完成付款",
    body: `转账 ${f.transferNo}（${formatAmount(f.arrived, f.currency)}）已到账，并已支付 ${named(f.numbers)}（${formatAmount(f.paidCny, "CNY")}）。${isPositive(f.rest) ? `多出的 ${formatAmount(f.rest, f.restCurrency)} 已存入您的余额。` : ""}`,
  }),
  "transfer-short": (f) => ({
    title: `还需付款 ${formatAmount(f.lacksCny, "CNY")}`,
    body: `转账 ${f.transferNo} 到账 ${formatAmount(f.arrived, f.currency)}，不足以支付 ${named(f.numbers)}。已按向您展示的汇率将 ${formatAmount(f.addedCny, "CNY")} 存入余额，还差 ${formatAmount(f.lacksCny, "CNY")}，补足后即可用余额付款。`,
  }),
  "transfer-late": (f) => ({
    title: "转账已到余额",
    body: `转账 ${f.transferNo} 已到账，但对应的款项此前已付清或取消，${formatAmount(f.added, f.currency)} 已存入您的余额。${ofWhich(f)}`,
  }),
  "transfer-lapsed-unpaid": (f) => ({
    title: "转账编号已过期，请付款",
    body: `转账 ${f.transferNo} 既没有汇款信息，也没有到账，编号已过期，付款时间继续计算。如果您已汇出，请提交汇款信息；在付款期限内到账的款项仍会用于付款。`,
  }),
  "transfer-lapsed": (f) => ({
    title: "转账编号已过期",
    body: `转账 ${f.transferNo} 既没有汇款信息，也没有到账，编号已过期。如果您已汇出，请提交汇款信息；之后到账的款项仍会存入您的余额。`,
  }),
  "transfer-refused": (f) => ({
    title: "汇款信息未通过",
    body: `转账 ${f.transferNo} 的汇款信息未通过：${f.reason} 以此编号到账的款项仍会存入您的余额。`,
  }),
};

function ofWhich({ fee, arrived, currency }: TransferMessages["transfer-credited"]): string {
  if (!isPositive(fee)) return "";
  return `到账 ${formatAmount(arrived, currency)}，其中收款银行手续费 ${formatAmount(fee, currency)}。`;
}
