import { currencyField } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, card, type FactsOf, text } from "./facts.ts";

const withdrawn = { withdrawNo: text, amount, currency: currencyField };

/** `oursCny`: the card surcharge in it, which we bear; told since November 2026. */
const takenBack = {
  tradeNo: text,
  amount,
  currency: currencyField,
  takenCny: amount,
  owedCny: amount,
  oursCny: z.optional(amount),
};

/** What a member is told about the balance. */
export const paymentFacts = {
  "wallet-recharged": z.object({ amountCny: amount, card }),
  "withdrawal-paid": z.object(withdrawn),
  "withdrawal-by-staff": z.object(withdrawn),
  "withdrawal-refused": z.object({ ...withdrawn, reason: text }),
  "withdrawal-part-failed": z.object(withdrawn),
  /** `kept`: what the bank took off what it sent back; told since November 2026. */
  "withdrawal-came-back": z.object({ ...withdrawn, kept: z.optional(amount) }),
  "card-payment-refunded": z.object(takenBack),
  "card-payment-disputed": z.object(takenBack),
  "card-dispute-lost": z.object({ tradeNo: text, amount, currency: currencyField, owedCny: amount }),
  "card-payment-restored": z.object({ tradeNo: text, givenCny: amount, owedCny: amount }),
  "debt-repaid": z.object({ amountCny: amount, owedCny: amount }),
  "card-hold-released": z.object({ tradeNo: text, amountCny: amount }),
  "card-hold-refused": z.object({ tradeNo: text, amountCny: amount }),
  "wallet-card-refunded": z.object({ tradeNo: text, amountCny: amount }),
};

export type PaymentMessages = FactsOf<typeof paymentFacts>;
