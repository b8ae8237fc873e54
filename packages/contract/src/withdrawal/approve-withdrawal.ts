import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changedWithdrawal, deskRefusals, withdrawNo } from "./fields.ts";

/** Cards' parts are sent by themselves from then on; the account's waits for the transfer to be made. */
export const approveWithdrawal = endpoint({
  method: "POST",
  path: "/staff/withdrawals/approve",
  summary: "Approve a withdrawal",
  body: z.strictObject({ withdrawNo }),
  data: changedWithdrawal,
  once: true,
  refusals: [...deskRefusals, "MAILBOX_ASKED_FOR", "MAILBOX_MOVED_WITHDRAWALS", "WITHDRAWAL_OWN_APPLICATION"],
});
