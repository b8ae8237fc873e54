import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { bankLineNo, bankLineReason, bankLineWays, changedLine, lineRefusals } from "./statement-fields.ts";

export const settleLine = endpoint({
  method: "POST",
  path: "/staff/statements/settle-line",
  summary: "Propose what becomes of a bank line that is for no transfer",
  body: z.strictObject({
    bankLine: bankLineNo,
    way: z.enum(bankLineWays),
    reason: bankLineReason,
    customerMark: z.optional(text(24)),
  }),
  data: changedLine,
  refusals: [...lineRefusals, "BANK_LINE_OWNER_UNKNOWN"],
  once: true,
});
