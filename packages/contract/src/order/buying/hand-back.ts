import { handBackReasons } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo, text } from "../../fields.ts";

/** Undoes a taking: the items wait to be bought again, by whoever takes them next. What a colleague took only `staff.manage` hands back. */
export const handBack = endpoint({
  method: "POST",
  path: "/staff/buying/hand-back",
  summary: "Hand taken items back to the queue",
  body: z.strictObject({
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)),
    reason: z.enum(handBackReasons),
    note: z.optional(text(300)),
  }),
  data: z.object({ handedBack: z.int() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_TAKEN"],
  once: true,
});
