import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { cardPaymentState } from "./pay-by-card-fields.ts";
import { cardCurrency, cardLimitRefusals, tradeAsked, tradeRefusals } from "./trade-fields.ts";

/** Charges a card its owner keeps at the gateway, billed as when it was kept. */
export const payBySavedCard = endpoint({
  method: "POST",
  path: "/payment/pay-by-saved-card",
  summary: "Pay by a saved card",
  body: z.strictObject({
    tradeNo: tradeAsked,
    cardId: id,
    currency: cardCurrency,
    /** The rate that was shown; not needed for CNY. */
    rateId: z.optional(id),
  }),
  data: cardPaymentState,
  once: true,
  refusals: [
    ...tradeRefusals,
    ...cardLimitRefusals,
    "PAYMENT_IN_PROGRESS",
    "CARD_NOT_FOUND",
    "RATE_CHANGED",
    "RATES_UNAVAILABLE",
  ],
});
