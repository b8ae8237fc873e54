import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, packageId } from "../../fields.ts";
import { undone } from "./packing-fields.ts";

export const unpickItem = endpoint({
  method: "POST",
  path: "/staff/packing/unpick",
  summary: "Take back that an item was scanned into a parcel",
  body: z.strictObject({ packageId, itemNo }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});
