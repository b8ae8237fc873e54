import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, sixDigits, tradeNo } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { tradeAsked, tradeRefusals } from "./trade-fields.ts";

/** Pays from the CNY wallet. Needs the payment password, or the proof that it was given for this trade and amount. */
export const payByBalance = endpoint({
  method: "POST",
  path: "/payment/pay-by-balance",
  summary: "Pay from the wallet",
  body: z.strictObject({
    tradeNo: tradeAsked,
    payPassword: z.optional(sixDigits),
    proof: z.optional(z.string().check(z.minLength(16), z.maxLength(200))),
  }),
  data: z.object({ tradeNo, paidAt: instant, amount: cnyAmount, balance: cnyAmount }),
  once: true,
  refusals: [
    ...tradeRefusals,
    "TRADE_NOT_PAYABLE",
    "PACKAGE_PAYMENT_FAILED",
    "BALANCE_NOT_ENOUGH",
    ...payPasswordRefusals,
    "PAY_PROOF_REFUSED",
  ],
});
