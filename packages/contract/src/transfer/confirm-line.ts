import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField } from "../fields.ts";
import { withdrawNo } from "../withdrawal/fields.ts";
import { bankLineNo, bankLineReason, bankLineWays, changedLine, lineRefusals } from "./statement-fields.ts";

/** By somebody else than who proposed it; `way`, `reason`, `withdrawNo` and `kept` are those the confirmer saw. */
export const confirmLine = endpoint({
  method: "POST",
  path: "/staff/statements/confirm-line",
  summary: "Agree to what was proposed for a bank line",
  body: z.strictObject({
    bankLine: bankLineNo,
    way: z.enum(bankLineWays),
    reason: bankLineReason,
    withdrawNo: z.optional(withdrawNo),
    kept: z.optional(moneyField),
  }),
  data: changedLine,
  refusals: [
    ...lineRefusals,
    "TRANSFER_SAME_PERSON",
    "TRANSFER_SEEN_CHANGED",
    "WITHDRAWAL_NOT_FOUND",
    "PAYOUT_NOT_SENT",
    "PAYOUT_RETURN_DIFFERS",
  ],
  once: true,
});
