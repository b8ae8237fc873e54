import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedWithdrawal, deskRefusals, withdrawNo } from "./fields.ts";

/** The transfer to the customer's account was made: by somebody else than who approved it, under the bank's own number, which stands once. */
export const recordPayout = endpoint({
  method: "POST",
  path: "/staff/withdrawals/paid",
  summary: "Record the transfer of a withdrawal's account part",
  body: z.strictObject({ withdrawNo, reference: text(64, 3) }),
  data: changedWithdrawal,
  once: true,
  refusals: [
    ...deskRefusals,
    "MAILBOX_ASKED_FOR",
    "MAILBOX_MOVED_WITHDRAWALS",
    "WITHDRAWAL_SAME_PERSON",
    "WITHDRAWAL_REFERENCE_USED",
  ],
});
