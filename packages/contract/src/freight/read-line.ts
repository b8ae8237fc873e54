import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { lineView } from "./fields.ts";

/** CNY for the parcel, a kilogram or a gram; prices a gram have up to six decimals. */
const tariffPrice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flat"), amount: z.string() }),
  z.object({ kind: z.literal("per-kg"), parcel: z.string(), perKg: z.string() }),
  z.object({
    ...{ kind: z.literal("first-step"), first: z.string(), firstGrams: z.int() },
    ...{ step: z.string(), stepGrams: z.int() },
  }),
  z.object({ kind: z.literal("base-gram"), base: z.string(), perGram: z.string() }),
]);

const tariffRow = z.object({ overGrams: z.int(), upToGrams: z.int(), price: tariffPrice });

/** One line with its whole tariff, countries and surcharges. */
export const readLine = endpoint({
  method: "GET",
  path: "/freight/line",
  summary: "One shipping line with its tariff and limits",
  query: z.object({ lineId: z.string().check(z.maxLength(80)) }),
  data: z.object({
    line: lineView,
    countries: z.array(z.string()),
    warehouses: z.array(z.int()),
    minChargeGrams: z.int(),
    roundUpGrams: z.int(),
    tariff: z.array(tariffRow),
    /** Either a share of the shipping in basis points, or CNY for a parcel to postcodes that begin with one of the prefixes. */
    surcharges: z.array(
      z.object({
        label: z.string(),
        rateBp: z.nullable(z.int()),
        amount: z.nullable(cnyAmount),
        prefixes: z.array(z.string()),
      }),
    ),
    operationFee: cnyAmount,
  }),
  refusals: ["ROUTES_UNAVAILABLE", "LINE_NOT_FOUND"],
});
