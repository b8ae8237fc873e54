import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, itemNo, text } from "../../fields.ts";

/** `moved`: an item found here is of this shelf from now on; `noted`: what became of it is written down. */
export const settleDifference = endpoint({
  method: "POST",
  path: "/staff/storage/settle-difference",
  summary: "Settle a difference of a count",
  body: z.strictObject({ countId: id, itemNo, how: z.enum(["moved", "noted"]), note: z.optional(text(200, 0)) }),
  data: z.object({ itemNo: z.string() }),
  refusals: ["SHELF_DIFFERENCE_NOT_FOUND", "STORAGE_ITEM_AWAY"],
  once: true,
});
