import { paymentPolicy } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, tradeNo } from "../fields.ts";

/** Several unpaid purchase orders in one payment: all or nothing. */
export const combineTrades = endpoint({
  method: "POST",
  path: "/payment/combine",
  summary: "Pay several orders together",
  body: z.strictObject({ tradeNos: z.array(tradeNo).check(z.minLength(2), z.maxLength(paymentPolicy.combineMost)) }),
  data: z.object({ tradeNo, amount: cnyAmount }),
  once: true,
  refusals: [
    "TRADE_NOT_FOUND",
    "TRADES_NOT_COMBINABLE",
    "PAYMENT_ALREADY_DONE",
    "TRADE_CANCELLED",
    "TRADE_EXPIRED",
    "PAYMENT_METHOD_REFUSED",
  ],
});
