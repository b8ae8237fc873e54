import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";

/** What a member is told about the balance. */
export const paymentMessages = {
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
} as const;
