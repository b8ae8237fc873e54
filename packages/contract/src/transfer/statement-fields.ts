import * as z from "zod/mini";
import { moneyField, text } from "../fields.ts";
import { transferState } from "./fields.ts";

/** `open`: nobody said what it is for; `check`: a colleague has to agree; `over`: matched, in suspense, a payout that came back, or left out. */
export const bankLineTabs = ["open", "check", "over"] as const;
/** Amounts within their currency; with a minus from the greatest or latest. */
export const bankLineOrders = ["amount", "-amount", "day", "-day"] as const;
export const bankLineStatuses = ["open", "recorded", "proposed", "matched", "suspense", "returned", "ignored"] as const;
export type BankLineStatus = (typeof bankLineStatuses)[number];
/** Kept until its payer is known, the transfer of a withdrawal that its bank sent back, or no payment of a customer. */
export const bankLineWays = ["suspense", "payout-return", "ignore"] as const;

export const bankLineNo = text(120);
export const bankLineReason = text(300, 2);

/** A line of the bank statement as the desk sees it. */
export const bankLineView = z.object({
  bankLine: z.string(),
  received: moneyField,
  valueDay: z.string(),
  account: z.string(),
  payer: z.string(),
  reference: z.string(),
  file: z.string(),
  fileLine: z.int(),
  status: z.enum(bankLineStatuses),
  /** The transfer it is recorded for, or that its reference names. */
  transfer: z.nullable(
    z.object({
      transferNo: z.string(),
      state: transferState,
      amount: moneyField,
      customerMark: z.string(),
      /** Exactly what was awaited. */
      fits: z.boolean(),
    }),
  ),
  way: z.nullable(z.enum(bankLineWays)),
  reason: z.string(),
  proposedBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  /** Who recorded or proposed it may not confirm it. */
  byMe: z.boolean(),
  customerMark: z.nullable(z.string()),
  suspenseNo: z.nullable(z.string()),
  /** The withdrawal whose transfer came back. */
  withdrawNo: z.nullable(z.string()),
  /** What the bank kept of that transfer; null where it kept nothing. Left out by a node of before. */
  kept: z.optional(z.nullable(moneyField)),
});

export const changedLine = z.object({
  bankLine: z.string(),
  status: z.enum(["open", "proposed", "suspense", "returned", "ignored"]),
});
export const lineRefusals = ["BANK_LINE_NOT_FOUND", "BANK_LINE_STATE_REFUSED"] as const;
