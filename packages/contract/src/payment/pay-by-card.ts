import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, currencyField, email, id, moneyField, text, tradeNo } from "../fields.ts";
import { declineReason, tradeRefusals } from "./trade-fields.ts";

/**
 * How a card payment stands. `captured`: `use` says whether it paid the trade, went to the wallet because the trade was paid or gone
 * meanwhile, or waits in suspense. `needs-action`: the shopper opens `actionUrl` (3-D Secure). `retry`: the gateway is away and
 * nothing was taken. `processing`: the outcome is being found out. `cancelled`: broken off, nothing taken.
 */
export const cardPaymentState = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("captured"),
    use: z.enum(["paid-trade", "wallet", "suspense"]),
    charged: moneyField,
    /** The surcharge within what was charged. */
    surcharge: cnyAmount,
  }),
  z.object({ status: z.literal("needs-action"), actionUrl: z.string(), charged: moneyField }),
  z.object({ status: z.literal("declined"), reason: declineReason, charged: moneyField }),
  z.object({ status: z.literal("retry"), charged: moneyField }),
  z.object({ status: z.literal("processing"), charged: moneyField }),
  z.object({ status: z.literal("cancelled"), charged: moneyField }),
]);

const personName = text(60);

/** Charges a card by the token of the gateway's hosted fields; the server never sees a card number (rule I-94). */
export const payByCard = endpoint({
  method: "POST",
  path: "/payment/pay-by-card",
  summary: "Pay by card",
  body: z.strictObject({
    tradeNo: z.optional(tradeNo),
    token: z.string().check(z.regex(/^pm_\w{1,100}$/)),
    currency: currencyField,
    /** The rate that was shown; not needed for CNY. */
    rateId: z.optional(id),
    addressId: id,
    firstName: personName,
    lastName: personName,
    email,
    phone: z.optional(z.string().check(z.regex(/^\+?[\d\s()-]{5,24}$/))),
  }),
  data: cardPaymentState,
  once: true,
  refusals: [...tradeRefusals, "PAYMENT_IN_PROGRESS", "BILLING_ADDRESS_NOT_FOUND", "RATE_CHANGED", "RATES_UNAVAILABLE"],
});

/** Back from 3-D Secure: asks the gateway what became of the trade's latest card payment. */
export const confirmReturn = endpoint({
  method: "POST",
  path: "/payment/confirm-return",
  summary: "Find out what became of a card payment",
  body: z.strictObject({ tradeNo: z.optional(tradeNo) }),
  data: z.nullable(cardPaymentState),
  refusals: ["TRADE_NO_MISSING", "TRADE_NOT_FOUND"],
});
