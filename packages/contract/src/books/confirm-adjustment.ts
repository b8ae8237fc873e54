import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { adjustedAmount, adjustmentNo, changedAdjustment } from "./fields.ts";

/** What is confirmed is the amount that was seen. */
export const confirmAdjustment = endpoint({
  method: "POST",
  path: "/staff/books/adjustments/confirm",
  summary: "Agree with a colleague's correction and do it",
  body: z.strictObject({ adjustmentNo, seen: adjustedAmount }),
  data: changedAdjustment,
  refusals: [
    "ADJUSTMENT_NOT_FOUND",
    "ADJUSTMENT_ENDED",
    "ADJUSTMENT_SAME_PERSON",
    "ADJUSTMENT_SEEN_CHANGED",
    "ADJUSTMENT_NOT_COVERED",
  ],
  once: true,
});
