import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo } from "../../fields.ts";

export const putItemBack = endpoint({
  method: "POST",
  path: "/staff/packing/put-back",
  summary: "Scan an item that is back on its shelf",
  body: z.strictObject({ itemNo }),
  data: z.object({ itemNo: z.string(), shelf: z.string() }),
  refusals: ["ITEM_NOT_TO_PUT_BACK"],
  once: true,
});
