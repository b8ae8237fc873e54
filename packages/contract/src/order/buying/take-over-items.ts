import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, itemNo } from "../../fields.ts";

/** Goes on with what a colleague took to buy, at the change of a shift; all or none. Refused where it is no longer that colleague's. */
export const takeOverItems = endpoint({
  method: "POST",
  path: "/staff/buying/take-over",
  summary: "Take over items a colleague took to buy",
  body: z.strictObject({ from: id, itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)) }),
  data: z.object({ taken: z.int() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_TAKEN"],
  once: true,
});
