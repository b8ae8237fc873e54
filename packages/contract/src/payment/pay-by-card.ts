import { isCardholderName } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, id, text } from "../fields.ts";
import { cardPaymentState } from "./pay-by-card-fields.ts";
import { cardCurrency, cardLimitRefusals, cardToken, tradeAsked, tradeRefusals } from "./trade-fields.ts";

/** As on the card (rule I-74). */
const cardholderName = text(60).check(z.refine(isCardholderName, { error: "a name has a letter" }));

/** Charges a card by the token of the gateway's hosted fields; the server never sees a card number (rule I-94). */
export const payByCard = endpoint({
  method: "POST",
  path: "/payment/pay-by-card",
  summary: "Pay by card",
  body: z.strictObject({
    tradeNo: tradeAsked,
    token: cardToken,
    currency: cardCurrency,
    /** The rate that was shown; not needed for CNY. */
    rateId: z.optional(id),
    addressId: id,
    firstName: cardholderName,
    lastName: cardholderName,
    email,
    /** The gateway keeps the card for its owner once it is charged. */
    keepsCard: z.optional(z.boolean()),
    phone: z.optional(z.string().check(z.regex(/^\+?[\d\s()-]{5,24}$/))),
  }),
  data: cardPaymentState,
  once: true,
  refusals: [
    ...tradeRefusals,
    ...cardLimitRefusals,
    "PAYMENT_IN_PROGRESS",
    "BILLING_ADDRESS_NOT_FOUND",
    "RATE_CHANGED",
    "RATES_UNAVAILABLE",
  ],
});
