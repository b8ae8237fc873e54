import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedWithdrawal, deskRefusals, withdrawNo } from "./fields.ts";

/** The money stands in the wallet again; the customer reads why. */
export const refuseWithdrawal = endpoint({
  method: "POST",
  path: "/staff/withdrawals/refuse",
  summary: "Refuse a withdrawal, with the reason the customer reads",
  body: z.strictObject({ withdrawNo, reason: text(500) }),
  data: changedWithdrawal,
  once: true,
  refusals: [...deskRefusals],
});
