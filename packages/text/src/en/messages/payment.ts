import { cnyText } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "Recharge complete", body: `${cnyText(f.amountCny)} has been added to your balance.` }),
  "wallet-card-refunded": (f) => ({
    title: "Extra payment added to your balance",
    body: `Payment ${f.tradeNo} was already complete, so this ${cnyText(f.amountCny)} was added to your balance.`,
  }),
};
