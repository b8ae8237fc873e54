import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, localText, pageNumber, pageOf } from "../fields.ts";

/** Parcels that wait for somebody, by where they stand. */
export const liveParcelStates = [
  "unpaid",
  "unshipped",
  "picking",
  "packed",
  "weighed",
  "shipped",
  "delivered",
  "exception",
] as const;
/** How long they have: under a day, under three, under seven, longer. Days since they were made, paid, sent or delivered. */
export const parcelAges = ["day", "three-days", "week", "longer"] as const;
export const benches = [
  ...(["buying", "receiving", "packing", "dispatch", "returns", "claims"] as const),
  ...(["enquiries", "experts", "services", "storage", "abnormal"] as const),
] as const;
/** The views of the desks, by which what waits there can be looked at apart. */
export const benchViews = [
  ...(["to-buy", "buying", "expected", "unshipped", "picking", "packed", "weighed"] as const),
  ...(["applied", "approved", "sent-back", "seller-received", "open", "reviewing", "accepted"] as const),
  ...(["ready", "waiting", "discard", "split", "forfeit", "claimed"] as const),
] as const;

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

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
