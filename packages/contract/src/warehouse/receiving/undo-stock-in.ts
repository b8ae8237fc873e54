import { undoReasons } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, itemNo, text } from "../../fields.ts";

/**
 * Takes a stock-in back: the item is expected again, signed as it was, with its own deadline. Refused once anything followed: a parcel, an
 * expert's plan, a service, longer storage, a task, a fee. The customer, who was told it is in storage, is told that it is not.
 */
export const undoStockIn = endpoint({
  method: "POST",
  path: "/staff/receiving/undo-stock-in",
  summary: "Put an item stocked in by mistake back to expected",
  body: z.strictObject({ itemNo, reason: z.enum(undoReasons), note: z.optional(text(300)) }),
  data: z.object({ itemNo: z.string(), dueAt: z.nullable(instant) }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "STOCK_IN_FOLLOWED"],
  once: true,
});
