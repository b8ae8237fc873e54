import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, moneyField, tradeNo } from "../fields.ts";
import { transferMethod } from "./fields.ts";

/** `send`: the price at `rate`, units of the currency for one CNY with the margin in them, and `fee`, which the receiving bank keeps. */
export const payOptions = endpoint({
  method: "GET",
  path: "/transfer/pay-options",
  summary: "How a payment can be made by transfer, and what is to be sent",
  query: z.strictObject({ tradeNo }),
  data: z.object({
    tradeNo,
    amount: cnyAmount,
    options: z.array(
      z.object({
        method: transferMethod,
        send: moneyField,
        fee: z.nullable(moneyField),
        rate: z.string(),
        rateId: z.nullable(id),
      }),
    ),
    /** So long the number waits for the receipt. */
    openDays: z.int(),
  }),
  refusals: ["TRADE_NOT_FOUND"],
});
