import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { fileId, itemNo, packageId } from "../../fields.ts";
import { serviceCode } from "./packing-fields.ts";

/** Some leave a picture, because nobody sees them once the box is closed. */
export const closeService = endpoint({
  method: "POST",
  path: "/staff/packing/service",
  summary: "A service of a parcel is done",
  body: z.strictObject({ packageId, code: serviceCode, itemNo: z.optional(itemNo), photo: z.optional(fileId) }),
  data: z.object({ packageId: z.string(), left: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "PARCEL_SERVICE_NOT_FOUND", "SERVICE_PHOTO_MISSING"],
  once: true,
});
