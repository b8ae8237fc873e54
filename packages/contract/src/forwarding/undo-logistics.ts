import { logisticsUndoReasons } from "@sihai/domain/forwarding";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, itemNo, text } from "../fields.ts";

/**
 * Takes back a number staff entered: the item waits for one again, by its old deadline if that is still to come. Refused once the parcel was
 * signed for or the customer has entered a number since.
 */
export const undoLogistics = endpoint({
  method: "POST",
  path: "/staff/receiving/undo-logistics",
  summary: "Take back a courier number staff entered",
  body: z.strictObject({ itemNo, reason: z.enum(logisticsUndoReasons), note: z.optional(text(300)) }),
  data: z.object({ itemNo: z.string(), dueAt: instant }),
  refusals: ["ITEM_NOT_FOUND", "LOGISTICS_FOLLOWED"],
  once: true,
});
