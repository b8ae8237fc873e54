import { currencyField } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

const withdrawn = { withdrawNo: text, amount, currency: currencyField };

/** What a member is told about the balance. */
export const paymentFacts = {
  "wallet-recharged": z.object({ amountCny: amount }),
  "withdrawal-paid": z.object(withdrawn),
  "withdrawal-refused": z.object({ ...withdrawn, reason: text }),
  "withdrawal-part-failed": z.object(withdrawn),
  "wallet-card-refunded": z.object({ tradeNo: text, amountCny: amount }),
};

export type PaymentMessages = FactsOf<typeof paymentFacts>;
