import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField, moneyFieldOf, sixDigits, text } from "../fields.ts";
import type { RefusalCode } from "../refusals.ts";
import { payoutAccount, withdrawNo } from "./fields.ts";

/** Takes the amount out of the wallet at once; it is held until it is sent or comes back. */
export const applyForWithdrawal = endpoint({
  method: "POST",
  path: "/wallet/withdraw/apply",
  summary: "Apply to withdraw money from the wallet",
  body: z.strictObject({
    /** One that is none is as little a valid amount as one out of bounds (rule I-44). */
    amount: moneyFieldOf({ error: "WITHDRAWAL_AMOUNT_INVALID" satisfies RefusalCode }),
    /** What was shown to go to an account; another split is refused, so that nobody agrees to one and gets another. */
    seenToAccount: moneyField,
    account: z.optional(payoutAccount),
    /** The account typed again. */
    accountAgain: z.optional(text(64, 0)),
    payPassword: sixDigits,
  }),
  data: z.object({ withdrawNo }),
  once: true,
  refusals: [
    "WITHDRAWAL_AMOUNT_INVALID",
    "WITHDRAWAL_SPLIT_CHANGED",
    "WITHDRAWAL_ACCOUNT_MISSING",
    "WITHDRAWAL_ACCOUNTS_DIFFER",
    "CODE_WRONG",
    "PAY_PASSWORD_WRONG",
    "PAY_PASSWORD_LOCKED",
    "PAY_PASSWORD_NOT_SET",
    "BALANCE_NOT_ENOUGH",
    "DEBT_OPEN",
    "MAILBOX_ASKED_FOR",
    "MAILBOX_MOVED_WITHDRAWALS",
  ],
});
