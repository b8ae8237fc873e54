import { receiptLimits } from "@sihai/domain/transfer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedTransfer, transferNo } from "./fields.ts";
import { transferChangeRefusals } from "./staff-fields.ts";

export const dropArrival = endpoint({
  method: "POST",
  path: "/staff/transfers/drop",
  summary: "Take back a record that was wrong",
  body: z.strictObject({ transferNo, reason: text(receiptLimits.reason, 2) }),
  data: changedTransfer,
  refusals: transferChangeRefusals,
  once: true,
});
