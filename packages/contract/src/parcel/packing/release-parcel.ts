import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, packageId } from "../../fields.ts";
import { undone } from "./packing-fields.ts";

export const releaseParcel = endpoint({
  method: "POST",
  path: "/staff/packing/release",
  summary: "An item of a parcel was missed by mistake",
  body: z.strictObject({ packageId, itemNo }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});
