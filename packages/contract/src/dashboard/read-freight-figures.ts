import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, localText } from "../fields.ts";
import { benches, benchViews, liveParcelStates, month, parcelAges } from "./figures-fields.ts";

const lineFigures = z.object({
  lineId: z.string(),
  name: localText,
  /** Measured on our own parcels of six months; false: too few of them, the price list's figures stand in. */
  isMeasured: z.boolean(),
  parcels: z.int(),
  usage30Days: z.int(),
  /** Deposit less final freight: above zero came back, below zero was asked for later. */
  depositError: z.nullable(z.object({ median: cnyAmount, p90: cnyAmount })),
  /** Calendar days from dispatch to delivery, beside the promise in calendar days. */
  days: z.nullable(z.object({ low: z.int(), median: z.int(), high: z.int(), onTimeBp: z.nullable(z.int()) })),
  promised: z.tuple([z.int(), z.int()]),
});

export const readFreightFigures = endpoint({
  method: "GET",
  path: "/staff/freight/figures",
  summary: "How the lines do, where parcels stand, what each bench has to do, and what came on time",
  data: z.object({
    lines: z.array(lineFigures),
    parcels: z.array(z.object({ state: z.enum(liveParcelStates), age: z.enum(parcelAges), count: z.int() })),
    work: z.array(
      z.object({
        bench: z.enum(benches),
        open: z.int(),
        /** Both null where the bench has no deadlines. */
        dueToday: z.nullable(z.int()),
        late: z.nullable(z.int()),
        /** The same by the views of the desk; views nothing waits in are left out. */
        views: z.array(
          z.object({
            view: z.enum(benchViews),
            open: z.int(),
            dueToday: z.nullable(z.int()),
            late: z.nullable(z.int()),
          }),
        ),
      }),
    ),
    /** Six months by Beijing's calendar, the oldest first. */
    punctuality: z.array(z.object({ month, delivered: z.int(), onTime: z.int() })),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
