import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, localText } from "../../fields.ts";
import { calendarDay } from "../fields.ts";
import { lineCells, versionId } from "./versions-fields.ts";

export const readLineCells = endpoint({
  method: "GET",
  path: "/staff/freight/line-cells",
  summary: "The lines of a price list, and one of them as a form",
  query: z.strictObject({ lineId: z.optional(z.string().check(z.maxLength(80))) }),
  data: z.object({
    version: versionId,
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: localText,
        service: z.string(),
        countries: z.int(),
        validFrom: calendarDay,
        validTo: z.nullable(calendarDay),
      }),
    ),
    cells: z.nullable(lineCells),
    /** The price over weight as it is now. */
    points: z.array(z.object({ grams: z.int(), amount: cnyAmount })),
    stepped: z.boolean(),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
