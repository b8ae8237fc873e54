import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { adjustmentNo, changedAdjustment } from "./fields.ts";

export const dropAdjustment = endpoint({
  method: "POST",
  path: "/staff/books/adjustments/drop",
  summary: "Take back a correction that was proposed",
  body: z.strictObject({ adjustmentNo, reason: text(300) }),
  data: changedAdjustment,
  refusals: ["ADJUSTMENT_NOT_FOUND", "ADJUSTMENT_ENDED"],
  once: true,
});
