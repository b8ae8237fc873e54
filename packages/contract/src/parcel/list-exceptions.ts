import { transitAlerts } from "@sihai/domain/courier";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterDue, instant, localText, nextPage, text } from "../fields.ts";
import { exceptionKind } from "./exceptions-fields.ts";
import { parcelState } from "./fields.ts";

/** Parcels nothing was heard of or that customs keep or turn back, and exceptions whose goods are not back; the longest silent first. */
export const listExceptions = endpoint({
  method: "GET",
  path: "/staff/dispatch/exceptions",
  summary: "Parcels on the road that need looking after",
  /** A parcel's number or waybill: listed too where it is on the road, since word of it may come by other ways than scans. */
  query: z.object({ number: z.optional(text(40)), after: afterDue }),
  data: z.object({
    parcels: z.array(
      z.object({
        packageId: z.string(),
        state: parcelState,
        /** Null while it is on the road. */
        kind: z.nullable(exceptionKind),
        /** What its scans say stands in its way, as its buyer sees it; null with an exception, and for one that is silent only. */
        alert: z.nullable(z.enum(transitAlerts)),
        since: instant,
        customerMark: z.string(),
        carrier: z.nullable(z.string()),
        waybillNo: z.nullable(z.string()),
        country: z.string(),
        lineName: localText,
        shippedAt: z.nullable(instant),
        lastScan: z.nullable(z.object({ at: instant, text: localText })),
        silentDays: z.int(),
      }),
    ),
    /** Left out by a node of before, which shows the first 200 alone. */
    next: z.optional(nextPage),
    /** From how many days on silence counts. */
    silentDays: z.int(),
  }),
});
