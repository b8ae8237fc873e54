import { suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, currencyField, id, instant, moneyField, tradeNo } from "../fields.ts";
import { cardPaymentState } from "./pay-by-card-fields.ts";
import { paymentMethod, tradeAsked, tradePurpose, tradeState } from "./trade-fields.ts";

/** What is to be paid, by when, how, and what each way costs. */
export const getTrade = endpoint({
  method: "GET",
  path: "/payment/trade",
  summary: "A payment with its amounts, methods and balances",
  query: z.strictObject({ tradeNo: tradeAsked }),
  data: z.object({
    tradeNo,
    purpose: tradePurpose,
    state: tradeState,
    amount: cnyAmount,
    expiresAt: z.nullable(instant),
    paidAt: z.nullable(instant),
    method: z.nullable(paymentMethod),
    /** What it pays for; `no` is the order's or parcel's own number, `discount` what was taken off its amount. */
    lines: z.array(z.object({ subjectId: id, no: z.string(), amount: cnyAmount, discount: cnyAmount })),
    methods: z.array(paymentMethod),
    /** The sums that can be paid by transfer now, where this one is not of them; left out where it is, and by a node of before. */
    transferLimits: z.optional(z.object({ least: cnyAmount, most: cnyAmount })),
    /** Finance keeps it from being paid by card. Left out by a node of before. */
    isCardRefused: z.optional(z.boolean()),
    balances: z.array(moneyField),
    /** What is owed for card payments that were taken back: a recharge repays that first. Left out by a node of before. */
    owed: z.optional(cnyAmount),
    /** What the CNY balance lacks; null when it suffices. */
    short: z.nullable(cnyAmount),
    hasPayPassword: z.boolean(),
    card: z.object({
      /** The gateway's script (Stripe.js) and our public key with it, for the card form. */
      form: z.object({ scriptUrl: z.string(), publishableKey: z.string() }),
      surcharge: cnyAmount,
      surchargeBasisPoints: z.int(),
      /** What the card is charged in each currency; the rate of `rateId` is honoured until `frozenUntil` at least. */
      prices: z.array(z.object({ currency: currencyField, charged: moneyField, rate: z.string(), rateId: z.nullable(id) })),
      frozenUntil: instant,
      /** No rate is fresh enough to be charged at: it is CNY alone. Left out by a node of before. */
      isCnyOnly: z.optional(z.boolean()),
    }),
    /** The latest card payment that was tried. */
    attempt: z.nullable(cardPaymentState),
    /** Money for it that arrived and that finance looks at; while there is any, the time to pay stands still. */
    suspended: z.array(z.object({ suspenseNo: z.string(), arrived: moneyField, why: z.enum(suspenseWhys), answerBy: instant })),
  }),
  refusals: ["TRADE_NO_MISSING", "PAYMENT_PARAMS_ERROR", "TRADE_NOT_FOUND"],
});
