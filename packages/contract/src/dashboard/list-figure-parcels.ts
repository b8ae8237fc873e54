import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, pageNumber, pageOf } from "../fields.ts";
import { liveParcelStates, month, parcelAges } from "./figures-fields.ts";

export const listFigureParcels = endpoint({
  method: "GET",
  path: "/staff/freight/figure-parcels",
  summary: "The parcels behind a figure, the latest first",
  query: z.strictObject({
    line: z.optional(z.string().check(z.maxLength(80))),
    state: z.optional(z.enum(liveParcelStates)),
    age: z.optional(z.enum(parcelAges)),
    /** Delivered in this month. */
    month: z.optional(month),
    timely: z.optional(z.enum(["late", "on-time"])),
    page: pageNumber,
  }),
  data: pageOf(
    z.object({
      packageId: z.string(),
      lineId: z.string(),
      state: z.string(),
      createdAt: instant,
      deliveredAt: z.nullable(instant),
      deposit: cnyAmount,
      finalFreight: z.nullable(cnyAmount),
      days: z.nullable(z.int()),
      isOnTime: z.nullable(z.boolean()),
    }),
  ),
});
