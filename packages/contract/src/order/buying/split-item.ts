import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, quantity } from "../../fields.ts";

/** When a seller has only a part: `pieces` of the line become a line of their own, to be bought elsewhere, asked about or refunded. */
export const splitItem = endpoint({
  method: "POST",
  path: "/staff/buying/split",
  summary: "Split an item's line in two",
  body: z.strictObject({ itemNo, pieces: quantity }),
  data: z.object({ itemNo: z.string(), newItemNo: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_SPLIT_REFUSED"],
  once: true,
});
