import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, moneyField } from "../fields.ts";

/** `rate`: units of the currency for one CNY, margin included; `gets`: what all of the balance comes to. */
export const exchangeOffers = endpoint({
  method: "GET",
  path: "/wallet/exchange-offers",
  summary: "What balances in other currencies come to in CNY now",
  data: z.object({
    offers: z.array(z.object({ held: moneyField, rateId: id, rate: z.string(), gets: cnyAmount })),
    /** Balances that no rate is fresh enough for now. Left out by a node of before. */
    waiting: z.optional(z.array(moneyField)),
  }),
});
