import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField, text } from "../fields.ts";
import { withdrawNo } from "../withdrawal/fields.ts";
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
    /** Whose transfer came back, for the way that says so. */
    withdrawNo: z.optional(withdrawNo),
    /** What the bank kept of it: with what came back it makes up what was sent. */
    kept: z.optional(moneyField),
  }),
  data: changedLine,
  refusals: [...lineRefusals, "BANK_LINE_OWNER_UNKNOWN", "WITHDRAWAL_NOT_FOUND", "PAYOUT_NOT_SENT", "PAYOUT_RETURN_DIFFERS"],
  once: true,
});
