import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, localText, moneyField } from "../fields.ts";

/** What takes time, from when to when: see the page's method. */
export const measuredTimes = ["consult", "enquiry", "expert", "settlement", "return", "withdrawal"] as const;

const samples = z.int();

/** A figure is null where too few cases were measured; how many there were is said all the same. */
export const readMeasured = endpoint({
  method: "GET",
  path: "/measured",
  summary: "How well the service does, from the books and the scans, for everybody to read",
  data: z.object({
    since: instant,
    until: instant,
    least: z.int(),
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: localText,
        days: z.object({
          samples,
          figures: z.nullable(z.object({ p50: z.number(), p90: z.number(), onTimeBp: z.int() })),
        }),
        /** The deposit less the final shipping cost. */
        deposit: z.object({ samples, figures: z.nullable(z.object({ p50: cnyAmount, p90: cnyAmount })) }),
      }),
    ),
    times: z.array(
      z.object({
        kind: z.enum(measuredTimes),
        samples,
        hours: z.nullable(z.object({ p50: z.number(), p90: z.number() })),
      }),
    ),
    late: z.object({ delivered: samples, late: z.nullable(z.int()), compensated: z.int(), compensation: cnyAmount }),
    balances: z.array(z.object({ owed: moneyField, held: moneyField })),
  }),
});
