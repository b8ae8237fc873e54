import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { bankLineNo, bankLineReason, changedLine, lineRefusals } from "./statement-fields.ts";

export const dropLine = endpoint({
  method: "POST",
  path: "/staff/statements/drop-line",
  summary: "Take back what was proposed for a bank line",
  body: z.strictObject({ bankLine: bankLineNo, reason: bankLineReason }),
  data: changedLine,
  refusals: [...lineRefusals],
  once: true,
});
