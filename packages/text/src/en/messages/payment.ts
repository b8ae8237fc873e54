import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "Recharge complete", body: `${cnyText(f.amountCny)} has been added to your balance.` }),
  "withdrawal-paid": (f) => ({
    title: "Your withdrawal was sent",
    body: `${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo} is on its way to you.`,
  }),
  "withdrawal-refused": (f) => ({
    title: "Your withdrawal was declined",
    body: `${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo} is back in your balance. Reason: ${f.reason}`,
  }),
  "withdrawal-part-failed": (f) => ({
    title: "Part of your withdrawal could not be sent",
    body: `Your card’s bank did not take back ${formatAmount(f.amount, f.currency)} of withdrawal ${f.withdrawNo}. It is back in your balance; withdraw it to an account instead.`,
  }),
  "wallet-card-refunded": (f) => ({
    title: "Extra payment added to your balance",
    body: `Payment ${f.tradeNo} was already complete, so this ${cnyText(f.amountCny)} was added to your balance.`,
  }),
};
