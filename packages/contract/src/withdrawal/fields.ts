import { accountKinds, isWrongIban, partStates, withdrawalStates } from "@sihai/domain/withdrawal";
import * as z from "zod/mini";
import { documentNo, historyStep, historyStepNamed, instant, moneyField, sixDigits, text } from "../fields.ts";

export const withdrawNo = documentNo();
export const withdrawalStateField = z.enum(withdrawalStates);

/** Where money goes that cannot go back the way it came. */
const toBank = z.strictObject({
  kind: z.literal("bank"),
  holder: text(120),
  bank: text(120),
  /** IBAN or account number. */
  account: accountNumber().check(z.refine((account) => !isWrongIban(account), { error: "an IBAN with a wrong sign" })),
  swift: z.optional(text(11, 0)),
  /** The code mailed for this (purpose `withdraw`). */
  code: sixDigits,
});
/** The wallet of a social app: the real name stands in for the e-mailed code (rule I-49). */
const toWechat = z.strictObject({ kind: z.literal("wechat"), account: accountNumber(), realName: text(60) });
export const payoutAccount = z.discriminatedUnion("kind", [toBank, toWechat]);

function accountNumber() {
  return text(64, 4);
}

/** An account as a colleague enters it for a customer who cannot: papers stand in for the code. */
export const payoutAccountByStaff = z.strictObject({
  kind: z.literal("bank"),
  holder: text(120),
  bank: text(120),
  account: accountNumber().check(z.refine((account) => !isWrongIban(account), { error: "an IBAN with a wrong sign" })),
  swift: z.optional(text(11, 0)),
});

/** A part of a withdrawal as planned: to the card that paid then, or to the account. */
export const plannedPart = z.object({
  to: z.enum(["card", "account"]),
  amount: moneyField,
  /** What arrives, in the currency it is sent in. */
  sends: moneyField,
  /** Of a card's payment that is too old to go back to it. */
  overdue: z.boolean(),
  /** When the money came in. */
  arrivedAt: instant,
});

const partView = z.object({
  to: z.enum(["card", "account"]),
  amount: moneyField,
  sends: moneyField,
  state: z.enum(partStates),
  arrivedAt: instant,
  sentAs: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** What the bank kept of it when it sent it back; null where that is nothing. Left out by a node of before. */
  kept: z.optional(z.nullable(moneyField)),
});

export const withdrawalView = z.object({
  withdrawNo,
  state: withdrawalStateField,
  amount: moneyField,
  accountKind: z.nullable(z.enum(accountKinds)),
  /** Its last four signs. */
  account: z.nullable(z.string()),
  reason: z.string(),
  appliedAt: instant,
  /** When finance has looked at it, by the working calendar; null once it did. */
  reviewedBy: z.nullable(instant),
  closedAt: z.nullable(instant),
  parts: z.array(partView),
  history: z.array(historyStep),
});

/** `due`: by when they were applied for, which is when finance has to have looked; of the closed by when they ended. Amounts within their currency. */
export const withdrawalOrders = ["due", "-due", "amount", "-amount"] as const;
export const withdrawalTabs = ["applied", "approved", "uncertain", "closed"] as const;

/** An application as the finance desk sees it. */
export const deskWithdrawal = z.extend(withdrawalView, {
  history: z.array(historyStepNamed),
  customerMark: z.string(),
  customerEmail: z.string(),
  /** The account written out, for whoever makes the transfer. */
  payout: z.nullable(
    z.object({ holder: z.string(), bank: z.string(), account: z.string(), swift: z.string(), realName: z.string() }),
  ),
  /** Who approved may not make the transfer. */
  approvedByMe: z.boolean(),
});
export const deskRefusals = ["WITHDRAWAL_NOT_FOUND", "WITHDRAWAL_STATE_REFUSED"] as const;
export const changedWithdrawal = z.object({ withdrawNo, state: withdrawalStateField });
