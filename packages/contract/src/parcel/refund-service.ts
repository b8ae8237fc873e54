import { parcelServiceCodes } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, itemNo, packageId, text, whole } from "../fields.ts";

/** The rest of its price goes back to the customer's balance at once; none done takes the service off. */
export const refundService = endpoint({
  method: "POST",
  path: "/staff/packing/service-refund",
  summary: "A service of a parcel is done to fewer pieces than paid for",
  body: z.strictObject({
    packageId,
    code: z.enum(parcelServiceCodes),
    itemNo: z.optional(itemNo),
    done: whole(0, 9999),
    reason: text(300, 2),
  }),
  data: z.object({ packageId: z.string(), refunded: cnyAmount }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "PARCEL_SERVICE_NOT_FOUND", "SERVICE_NOT_FEWER"],
  once: true,
});
