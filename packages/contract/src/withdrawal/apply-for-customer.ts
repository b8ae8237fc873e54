import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, moneyField, text } from "../fields.ts";
import { payoutAccountByStaff, withdrawNo } from "./fields.ts";

/** Only for somebody whose log-in was taken away; another colleague has to approve it. */
export const applyForCustomer = endpoint({
  method: "POST",
  path: "/staff/withdrawals/apply",
  summary: "Apply for a withdrawal of a customer who cannot log in",
  body: z.strictObject({ userId: id, amount: moneyField, account: z.optional(payoutAccountByStaff), reason: text(500) }),
  data: z.object({ withdrawNo }),
  once: true,
  refusals: [
    "WITHDRAWAL_AMOUNT_INVALID",
    "WITHDRAWAL_ACCOUNT_MISSING",
    "WITHDRAWAL_BY_CUSTOMER",
    "BALANCE_NOT_ENOUGH",
    "DEBT_OPEN",
    "MAILBOX_ASKED_FOR",
    "MAILBOX_MOVED_WITHDRAWALS",
  ],
});
