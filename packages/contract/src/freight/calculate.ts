import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { centimetres, countryCode, grams, text, warehouseId } from "../fields.ts";
import { lineRefusal, lineView, quoteField } from "./fields.ts";

/** At most three goods classes (spec section 9). */
export const calculate = endpoint({
  method: "POST",
  path: "/freight/calculate",
  summary: "What it costs to send this there, on every line, and why the others cannot take it",
  body: z.strictObject({
    country: countryCode,
    zip: z.optional(text(16, 0)),
    warehouse: warehouseId,
    classes: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(3))),
    grams,
    sidesCm: z.optional(z.tuple([centimetres, centimetres, centimetres])),
  }),
  data: z.object({
    eligible: z.array(z.object({ line: lineView, quote: quoteField })),
    excluded: z.array(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
  }),
  refusals: ["ROUTES_UNAVAILABLE", "GOODS_CLASS_UNKNOWN"],
});
