import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, packageId } from "../../fields.ts";
import { serviceCode, undone } from "./packing-fields.ts";

export const reopenService = endpoint({
  method: "POST",
  path: "/staff/packing/reopen-service",
  summary: "Take back that a service of a parcel is done",
  body: z.strictObject({ packageId, code: serviceCode, itemNo: z.optional(itemNo) }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "PARCEL_SERVICE_NOT_FOUND"],
  once: true,
});
