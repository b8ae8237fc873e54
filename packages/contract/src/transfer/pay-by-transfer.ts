import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, id, tradeNo } from "../fields.ts";
import { changedTransfer, transferMethod } from "./fields.ts";

/** `rateId`: the rate that was shown, which holds for this transfer however long it takes. */
export const payByTransfer = endpoint({
  method: "POST",
  path: "/transfer/pay",
  summary: "Announce a transfer for a payment; the time to pay stands still meanwhile",
  body: z.strictObject({ tradeNo, method: transferMethod, currency: currencyField, rateId: z.nullable(id) }),
  data: changedTransfer,
  refusals: [
    "TRADE_NOT_FOUND",
    "TRADE_CANCELLED",
    "TRADE_EXPIRED",
    "PAYMENT_METHOD_REFUSED",
    "PAYMENT_ALREADY_DONE",
    "RATE_CHANGED",
    "RATES_UNAVAILABLE",
    "TRANSFER_WAY_CLOSED",
    "TRANSFER_AMOUNT_REFUSED",
    "TRANSFER_WAITING",
    "TRANSFER_TOO_OFTEN",
    "TRANSFER_TOO_MANY",
  ],
  once: true,
});
