import { looksLikeParcelNumber } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId, text } from "../../fields.ts";
import { moved } from "../fields.ts";

/** A waybill is the carrier's number: one of our parcels' is refused, which a scanner that slips sends. */
const waybillNo = z.string().check(
  z.regex(/^[A-Z0-9-]{6,40}$/),
  z.refine((number) => !looksLikeParcelNumber(number), { error: "a number of ours" }),
);

export const giveWaybill = endpoint({
  method: "POST",
  path: "/staff/dispatch/waybill",
  summary: "Give a sealed parcel its waybill number",
  body: z.strictObject({ packageId, carrier: text(40), waybillNo }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "WAYBILL_TAKEN"],
  once: true,
});
