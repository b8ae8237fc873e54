import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId, text } from "../../fields.ts";

/** All or none: the carrier signs one list. Each parcel is settled in the same act. */
export const handOver = endpoint({
  method: "POST",
  path: "/staff/dispatch/hand-over",
  summary: "Hand parcels to the carrier on one manifest and settle their freight",
  body: z.strictObject({ carrier: text(40), packageIds: z.array(packageId).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({
    manifestNo: z.string(),
    parcels: z.array(
      z.object({ packageId: z.string(), outcome: z.enum(["even", "refund", "balance-due"]), difference: z.string() }),
    ),
  }),
  refusals: [
    "PARCEL_NOT_FOUND",
    "PARCEL_STATE_REFUSED",
    "WAYBILL_MISSING",
    "LINE_REFUSES_PARCEL",
    "TWO_WAREHOUSES",
    "ITEM_TRAVELS_ALONE",
    "HONG_KONG_TO_MAINLAND",
    "OVERSEAS_ORIGIN_TO_MAINLAND",
  ],
  once: true,
});
