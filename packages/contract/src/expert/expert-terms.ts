import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, moneyField } from "../fields.ts";
import { wishes } from "./fields.ts";

/** What the form shows before anything is asked for: the fee, the declared amount proposed, what direct deduction would set aside. */
export const expertTerms = endpoint({
  method: "POST",
  path: "/expert/terms",
  summary: "What the shipping expert costs for these goods, and what direct deduction would set aside",
  body: z.strictObject(wishes),
  data: z.object({
    fee: cnyAmount,
    /** Real values of the goods in US dollars. */
    declared: moneyField,
    hold: cnyAmount,
    estimate: cnyAmount,
    wallet: cnyAmount,
    /** If the fee were paid now. */
    soonestAt: instant,
    dueAt: instant,
  }),
  refusals: [
    "EXPERT_TOO_MANY_ITEMS",
    "EXPERT_ITEM_NOT_FOUND",
    "EXPERT_ITEM_TAKEN",
    "EXPERT_ADDRESS_NOT_FOUND",
    "EXPERT_NO_LINE",
    "EXPERT_ONE_PARCEL_IMPOSSIBLE",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
  repeats: "reads",
});
