import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { warehouseText } from "../../fields.ts";
import { putBack } from "./packing-fields.ts";

export const putBackList = endpoint({
  method: "GET",
  path: "/staff/packing/put-back",
  summary: "Goods to put back on their shelves, because their parcel was changed or cancelled",
  query: z.object({ warehouse: z.optional(warehouseText) }),
  data: z.object({ items: z.array(putBack) }),
});
