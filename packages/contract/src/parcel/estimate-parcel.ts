import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, id, text } from "../fields.ts";
import { costsAhead } from "../goods/fields.ts";

/** The one price of stored goods before a parcel is made of them: what was paid for them, and what sending them together would still cost. */
export const estimateParcel = endpoint({
  method: "POST",
  path: "/parcel/estimate",
  summary: "What was paid for my stored goods, and what sending them would still cost",
  body: z.strictObject({
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    country: countryCode,
    zip: z.optional(text(16, 0)),
  }),
  data: z.extend(costsAhead, {
    /** For the goods with everything up to our warehouse and for their services, less what was refunded. */
    paid: cnyAmount,
    /** What that is made of; the discount and what was refunded are subtracted. Left out by a node of before. */
    paidIn: z.optional(
      z.object({
        ...{ goods: cnyAmount, domesticFreight: cnyAmount, services: cnyAmount, discount: cnyAmount },
        ...{ supplements: cnyAmount, refunded: cnyAmount },
      }),
    ),
  }),
  refusals: ["PARCEL_ITEM_NOT_FOUND", "ROUTES_UNAVAILABLE"],
  repeats: "reads",
});
