import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, packageId, reason } from "../../fields.ts";
import { undone } from "./packing-fields.ts";

/** The customer is told, and may take the item out of the parcel. */
export const holdParcel = endpoint({
  method: "POST",
  path: "/staff/packing/hold",
  summary: "An item of a parcel is not on its shelf",
  body: z.strictObject({ packageId, itemNo, note: reason(200) }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});
