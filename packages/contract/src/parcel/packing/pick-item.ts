import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, packageId } from "../../fields.ts";

export const pickItem = endpoint({
  method: "POST",
  path: "/staff/packing/pick",
  summary: "Scan an item into a parcel",
  body: z.strictObject({ packageId, itemNo }),
  data: z.object({ packageId: z.string(), picked: z.int(), left: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});
