import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, whole } from "../fields.ts";

/** Freight over weight for the plot: up to six lines, evenly spaced weights in grams. */
export const readCurves = endpoint({
  method: "GET",
  path: "/freight/curves",
  summary: "Freight over weight of a few lines, for a plot",
  query: z.object({ lineIds: z.string().check(z.maxLength(500)), upToGrams: whole(100, 100_000) }),
  data: z.object({
    curves: z.array(
      z.object({ lineId: z.string(), stepped: z.boolean(), points: z.array(z.object({ grams: z.int(), amount: cnyAmount })) }),
    ),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
