import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changedWithdrawal, withdrawNo } from "./fields.ts";

/** While nobody approved it; the money stands in the wallet again, each part where it came from (rules I-52 and I-54). */
export const cancelWithdrawal = endpoint({
  method: "POST",
  path: "/wallet/withdraw/cancel",
  summary: "Cancel a withdrawal that is not approved yet",
  body: z.strictObject({ withdrawNo: z.optional(withdrawNo) }),
  data: changedWithdrawal,
  once: true,
  refusals: ["WITHDRAWAL_NO_MISSING", "WITHDRAWAL_NOT_FOUND", "WITHDRAWAL_STATE_REFUSED"],
});
