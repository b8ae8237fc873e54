import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, id, itemNo, quantity, text, warehouseId } from "../fields.ts";
import { costsAhead } from "./fields.ts";

/** What is left to pay after the goods: handling, shipping and tax, as far as they were weighed. An estimate; the range is the deposit and what usually remains of it. */
export const stillToCome = endpoint({
  method: "POST",
  path: "/goods/still-to-come",
  summary: "What sending these goods will cost once they are bought",
  body: z.strictObject({
    /** Goods by their id, or by their class where a seller's page is not known; an item of the caller's own counts as our scale has it. */
    goods: z
      .array(z.strictObject({ goodsId: z.nullable(id), classId: z.nullable(text(40)), quantity, itemNo: z.optional(itemNo) }))
      .check(z.minLength(1), z.maxLength(200)),
    country: countryCode,
    zip: z.optional(text(16, 0)),
    warehouse: warehouseId,
    /** What the goods cost, for the tax. */
    value: cnyAmount,
  }),
  data: costsAhead,
  refusals: ["ROUTES_UNAVAILABLE"],
  repeats: "reads",
});
