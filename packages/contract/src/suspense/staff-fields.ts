import { tradePurposes } from "@sihai/domain/payment";
import { suspenseCameBy, suspenseStates, suspenseWays, suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { cnyAmount, instant, moneyField } from "../fields.ts";
import { suspenseNo } from "./fields.ts";

/** `open`: to be decided; `proposed`: a colleague has to agree; `sending`: on its way back, or uncertain. */
export const suspenseTabs = ["open", "proposed", "sending", "closed"] as const;

/** `due`: by when it is to be settled, of the closed by when it was; amounts within their currency. With a minus the other way round. */
export const suspenseOrders = ["due", "-due", "amount", "-amount", "why", "-why"] as const;

export const deskSuspended = z.object({
  suspenseNo,
  state: z.enum(suspenseStates),
  arrived: moneyField,
  /** What it comes to in CNY by the rate it was charged at, or else the rate of now; null while there is no rate. */
  worth: z.nullable(cnyAmount),
  cameBy: z.enum(suspenseCameBy),
  /** The gateway's id of the charge, or the bank's number of the line. */
  reference: z.string(),
  why: z.enum(suspenseWhys),
  arrivedAt: instant,
  answerBy: instant,
  closedAt: z.nullable(instant),
  /** Both empty while nobody knows whose it is. */
  customerMark: z.string(),
  customerEmail: z.string(),
  /** What it was meant to pay, and whether it still can. `rest`: what would be left for the wallet; null when it does not suffice. */
  payable: z.nullable(
    z.object({
      tradeNo: z.string(),
      purpose: z.enum(tradePurposes),
      state: z.enum(["pending", "paid", "cancelled"]),
      amount: cnyAmount,
      numbers: z.array(z.string()),
      rest: z.nullable(cnyAmount),
    }),
  ),
  decision: z.nullable(
    z.object({ way: z.enum(suspenseWays), reason: z.string(), by: z.string(), byMe: z.boolean(), at: instant }),
  ),
  confirmedBy: z.nullable(z.string()),
  /** So much that a colleague has to agree. */
  needsTwo: z.boolean(),
  sentAs: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

export const suspenseChanged = z.object({ suspenseNo, state: z.enum(suspenseStates) });
export const settleRefusals = [
  "SUSPENSE_NOT_FOUND",
  "SUSPENSE_STATE_REFUSED",
  "SUSPENSE_TAKEN_BACK",
  "SUSPENSE_BANK_NUMBER_NEEDED",
  "SUSPENSE_NOT_PAYABLE",
  "SUSPENSE_NOT_ENOUGH",
  "SUSPENSE_OWNER_UNKNOWN",
  "TRADE_NOT_PAYABLE",
  "PACKAGE_PAYMENT_FAILED",
  "RATES_UNAVAILABLE",
] as const;
