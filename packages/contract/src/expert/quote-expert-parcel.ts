import { expertItemsHeld } from "@sihai/domain/expert";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id } from "../fields.ts";
import { lineRefusal, lineView } from "../freight/fields.ts";
import { packagingField, serviceBarcode } from "./fields.ts";

/** What every line would take for one parcel, the cheapest first, and why the others refuse it. */
export const quoteExpertParcel = endpoint({
  method: "POST",
  path: "/staff/expert/quote",
  summary: "Lines and prices for one parcel of an expert's plan",
  body: z.strictObject({
    serviceBarcode,
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(expertItemsHeld)),
    packaging: packagingField,
  }),
  data: z.object({
    grams: z.int(),
    sidesCm: z.tuple([z.number(), z.number(), z.number()]),
    eligible: z.array(z.object({ line: lineView, deposit: cnyAmount, total: cnyAmount, chargeableGrams: z.int() })),
    excluded: z.array(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
  }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_ITEM_NOT_FOUND",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
    "TWO_WAREHOUSES",
    "ITEM_TRAVELS_ALONE",
    "HONG_KONG_TO_MAINLAND",
    "OVERSEAS_ORIGIN_TO_MAINLAND",
  ],
  repeats: "reads",
});
