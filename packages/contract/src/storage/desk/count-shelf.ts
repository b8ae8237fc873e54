import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, warehouseId } from "../../fields.ts";
import { difference, shelf } from "./storage-desk-fields.ts";

/** Everything found on the shelf, once each. What should lie there and was not scanned is missing. */
export const countShelf = endpoint({
  method: "POST",
  path: "/staff/storage/count",
  summary: "Count a shelf",
  body: z.strictObject({ warehouse: warehouseId, shelf, itemNos: z.array(itemNo).check(z.maxLength(500)) }),
  data: z.object({ countId: z.string(), expected: z.int(), found: z.int(), differences: z.array(difference) }),
  once: true,
});
