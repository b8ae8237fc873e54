import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What a member is told about the balance. */
export const paymentFacts = {
  "wallet-recharged": z.object({ amountCny: amount }),
  "wallet-card-refunded": z.object({ tradeNo: text, amountCny: amount }),
};

export type PaymentMessages = FactsOf<typeof paymentFacts>;
