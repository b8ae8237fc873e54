import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, text } from "../fields.ts";
import { changedAdjustment, mark } from "./fields.ts";

/** Done at once, within the limits of the setting. */
export const giveGoodwill = endpoint({
  method: "POST",
  path: "/staff/books/goodwill",
  summary: "Add goodwill to a customer's balance",
  body: z.strictObject({
    customerMark: mark,
    amount: cnyAmount.check(z.refine(({ amount }) => amount > 0n, { error: "not above zero" })),
    reason: text(300),
  }),
  data: changedAdjustment,
  refusals: ["ADJUSTMENT_OWNER_UNKNOWN", "GOODWILL_LIMIT"],
  once: true,
});
