import { cnyText } from "../../core/money.ts";
import type { Messages, PaymentMessages } from "../../messages/index.ts";

/** What a member is told about the balance. */
export const paymentMessages: Messages<PaymentMessages> = {
  "wallet-recharged": (f) => ({ title: "Balance topped up", body: `${cnyText(f.amountCny)} has been added to your balance.` }),
  "wallet-card-refunded": (f) => ({
    title: "Second payment put into your balance",
    body: `Trade ${f.tradeNo} was already settled, so this ${cnyText(f.amountCny)} went into your balance.`,
  }),
};
