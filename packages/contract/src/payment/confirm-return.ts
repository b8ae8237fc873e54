import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cardPaymentState } from "./pay-by-card-fields.ts";
import { tradeAsked } from "./trade-fields.ts";

/** Back from 3-D Secure: asks the gateway what became of the trade's latest card payment. */
export const confirmReturn = endpoint({
  method: "POST",
  path: "/payment/confirm-return",
  summary: "Find out what became of a card payment",
  body: z.strictObject({ tradeNo: tradeAsked }),
  data: z.nullable(cardPaymentState),
  refusals: ["TRADE_NO_MISSING", "PAYMENT_PARAMS_ERROR", "TRADE_NOT_FOUND"],
  repeats: "sets",
});
