import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { adjustedAmount, changedAdjustment, mark } from "./fields.ts";

export const proposeAdjustment = endpoint({
  method: "POST",
  path: "/staff/books/adjustments/propose",
  summary: "Propose a correction of a customer's balance to a colleague",
  body: z.strictObject({ customerMark: mark, amount: adjustedAmount, reason: text(300) }),
  data: changedAdjustment,
  refusals: ["ADJUSTMENT_OWNER_UNKNOWN", "ADJUSTMENT_TOO_LARGE", "ADJUSTMENT_NOT_COVERED"],
  once: true,
});
