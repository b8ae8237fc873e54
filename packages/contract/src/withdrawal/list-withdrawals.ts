import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField, pageNumber, pageOf } from "../fields.ts";
import { withdrawalStateField, withdrawalView } from "./fields.ts";

export const listWithdrawals = endpoint({
  method: "GET",
  path: "/wallet/withdraw/list",
  summary: "One's withdrawals, newest first",
  query: z.strictObject({ page: pageNumber, status: z.optional(withdrawalStateField) }),
  data: z.extend(pageOf(withdrawalView), {
    /** What is held for all that are under way, by currency. */
    held: z.array(moneyField),
  }),
});
