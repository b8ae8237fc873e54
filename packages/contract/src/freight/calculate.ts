import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { centimetres, cnyAmount, countryCode, grams, text, warehouseId } from "../fields.ts";
import { calendarDay, lineRefusal, lineView, quoteField } from "./fields.ts";

/**
 * Freight and the tax to expect, in CNY; an estimate. `total` of the tax is null where nothing is known of what the country asks, and
 * then `total` is the freight alone; `from`: the day the country's rule began, null where the line includes or prepays tax.
 */
const landedField = z.object({
  total: cnyAmount,
  tax: z.object({
    total: z.nullable(cnyAmount),
    from: z.nullable(calendarDay),
    lines: z.array(z.object({ code: z.enum(["duty", "flat-duty", "vat", "prepaid"]), amount: cnyAmount, how: z.string() })),
  }),
});

/** At most three goods classes (rule G-06). */
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
    /** What the goods are worth; then each line tells the tax to expect. */
    goodsValue: z.optional(cnyAmount.check(z.refine(({ amount }) => amount >= 0n, { error: "below nothing" }))),
  }),
  data: z.object({
    eligible: z.array(
      z.object({
        ...{ line: lineView, quote: quoteField, landed: z.nullable(landedField) },
        /** The line's promise from first to last day, in calendar days for what leaves now. */
        promised: z.optional(z.tuple([z.int(), z.int()])),
      }),
    ),
    excluded: z.array(z.object({ line: lineView, refusals: z.array(lineRefusal) })),
  }),
  refusals: ["ROUTES_UNAVAILABLE", "GOODS_CLASS_UNKNOWN"],
  repeats: "reads",
});
