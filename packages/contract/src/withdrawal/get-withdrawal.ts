import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { withdrawalView, withdrawNo } from "./fields.ts";

export const getWithdrawal = endpoint({
  method: "GET",
  path: "/wallet/withdraw/detail",
  summary: "One withdrawal with its parts and history",
  query: z.strictObject({ withdrawNo: z.optional(withdrawNo) }),
  data: withdrawalView,
  refusals: ["WITHDRAWAL_NO_MISSING", "WITHDRAWAL_NOT_FOUND"],
});
