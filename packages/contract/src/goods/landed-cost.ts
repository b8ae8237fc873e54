import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, id, text, whole } from "../fields.ts";
import { lineAhead, skuId, weightFrom } from "./fields.ts";

/** What the goods cost at the buyer's door, before anything is bought. Shipping is a range: the deposit and what is usually kept of it. */
export const landedCost = endpoint({
  method: "GET",
  path: "/goods/landed-cost",
  summary: "What goods cost delivered to a country",
  query: z.strictObject({
    goodsId: id,
    skuId,
    quantity: whole(1, 9999),
    country: countryCode,
    zip: z.optional(text(16, 0)),
    warehouse: z.optional(whole(1, 99)),
  }),
  data: z.object({
    lines: z.array(
      z.object({
        label: z.enum(["goods", "domestic-freight", "service", "operation", "tax", "shipping"]),
        low: cnyAmount,
        high: cnyAmount,
        how: z.string(),
      }),
    ),
    low: cnyAmount,
    high: cnyAmount,
    /** Of all pieces together; `class`: an upper guess for this class of goods, as nobody has weighed them yet. */
    grams: z.int(),
    weightFrom,
    /** The line the shipping is calculated on: the one that costs least with its tax. Null when none takes the goods. */
    line: z.nullable(lineAhead),
    /** Whether the lines hold all the tax to expect; false where the country's rule is not known. */
    isTaxKnown: z.boolean(),
    linesOffered: z.int(),
    linesAll: z.int(),
    /** Why the others don't take the goods, commonest first. */
    refusedBecause: z.array(z.object({ code: z.string(), lines: z.int() })),
    /** Where no line takes the goods: to how many countries some line takes one piece of them. Optional for one release. */
    countriesTaking: z.optional(z.int()),
    /** How far off the estimate usually is on this line; null below 30 parcels. */
    accuracy: z.nullable(
      z.object({ isMeasured: z.boolean(), parcels: z.int(), medianBp: z.int(), p90Bp: z.int(), p90: cnyAmount }),
    ),
  }),
  refusals: ["GOODS_NOT_FOUND", "GOODS_VARIANT_UNKNOWN", "ROUTES_UNAVAILABLE"],
});
