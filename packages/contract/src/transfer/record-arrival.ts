import { receiptLimits } from "@sihai/domain/transfer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedTransfer, realMoney, transferNo } from "./fields.ts";
import { transferChangeRefusals } from "./staff-fields.ts";

/** `bankLine`: the bank's own number of the line, by which it is credited once, whoever it is for (rule F35). */
export const recordArrival = endpoint({
  method: "POST",
  path: "/staff/transfers/record",
  summary: "Record what the bank statement shows of a transfer",
  body: z.strictObject({
    transferNo,
    bankLine: text(receiptLimits.number, 4),
    received: realMoney,
    valueDay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  data: changedTransfer,
  refusals: [
    ...transferChangeRefusals,
    "BANK_LINE_TAKEN",
    "BANK_LINE_WRONG",
    "VALUE_DAY_WRONG",
    "BANK_LINE_DECIDED",
    "BANK_LINE_DIFFERS",
  ],
  once: true,
});
