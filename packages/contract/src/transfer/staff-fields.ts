import * as z from "zod/mini";
import { historyStepNamed, instant, moneyField } from "../fields.ts";
import { transferView } from "./fields.ts";

/** By what is waited for: a colleague's eyes, the bank, the customer; `over`: neither. */
export const transferTabs = ["announced", "arrived", "opened", "over"] as const;

/** `amount`: what was to be transferred, within its currency; `since`: when it was opened. With a minus from the greatest or latest. */
export const transferOrders = ["amount", "-amount", "since", "-since"] as const;

/** A transfer as the desk sees it. */
export const deskTransfer = z.extend(transferView, {
  steps: z.array(historyStepNamed),
  customerMark: z.string(),
  /** What a colleague read on the bank statement. */
  arrival: z.nullable(
    z.object({
      bankLine: z.string(),
      received: moneyField,
      valueDay: z.string(),
      recordedBy: z.string(),
      recordedAt: instant,
      /** Who recorded it may not confirm it. */
      recordedByMe: z.boolean(),
      confirmedBy: z.nullable(z.string()),
      /** What the fee comes to by the rates of now; null while a rate is missing. */
      fee: z.nullable(moneyField),
    }),
  ),
});

export const transferChangeRefusals = ["TRANSFER_NOT_FOUND", "TRANSFER_STATE_REFUSED"] as const;
