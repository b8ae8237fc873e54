import { exceptionKinds } from "@sihai/domain/claim";
import { roadTroubles } from "@sihai/domain/courier";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, localText, packageId, text } from "../fields.ts";
import { parcelState } from "./fields.ts";

export const exceptionKind = z.enum(exceptionKinds);

/** Parcels nothing was heard of or that customs keep or turn back, and exceptions whose goods are not back; the longest silent first. */
export const listExceptions = endpoint({
  method: "GET",
  path: "/staff/dispatch/exceptions",
  summary: "Parcels on the road that need looking after",
  /** A parcel's number or waybill: listed too where it is on the road, since word of it may come by other ways than scans. */
  query: z.object({ number: z.optional(text(40)) }),
  data: z.object({
    parcels: z.array(
      z.object({
        packageId: z.string(),
        state: parcelState,
        /** Null while it is on the road. */
        kind: z.nullable(exceptionKind),
        /** What its scans say stands in its way, as its buyer sees it; null with an exception, and for one that is silent only. */
        trouble: z.nullable(z.enum(roadTroubles)),
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
    /** From how many days on silence counts. */
    silentDays: z.int(),
  }),
});

const moved = z.object({ packageId: z.string(), state: parcelState });

export const markException = endpoint({
  method: "POST",
  path: "/staff/dispatch/exception",
  summary: "Record that a parcel is lost, coming back or seized",
  body: z.strictObject({ packageId, kind: exceptionKind, note: z.optional(text(300, 0)) }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});

export const takeBack = endpoint({
  method: "POST",
  path: "/staff/dispatch/take-back",
  summary: "Put the goods of a parcel that came back on a shelf again",
  body: z.strictObject({ packageId, shelf: z.string().check(z.regex(/^[A-Z0-9-]{2,20}$/)) }),
  data: z.extend(moved, { items: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
