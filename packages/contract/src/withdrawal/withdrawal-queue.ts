import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskWithdrawal, withdrawalOrders, withdrawalTabs } from "./fields.ts";

const filter = {
  tab: z.optional(z.enum(withdrawalTabs)),
  q: z.optional(text(64, 0)),
  sort: z.optional(z.enum(withdrawalOrders)),
};

/** The longest waiting first, or as `sort` says: all of the tab, not of the page; `q` finds by number or customer, whatever the state. */
export const withdrawalQueue = endpoint({
  method: "GET",
  path: "/staff/withdrawals/queue",
  summary: "Withdrawals to handle, the longest waiting first",
  query: z.strictObject({ ...filter, after: afterSorted }),
  data: z.object({
    list: z.array(deskWithdrawal),
    next: nextPage,
    counts: z.object({ applied: z.int(), approved: z.int(), uncertain: z.int() }),
  }),
});

export const withdrawalsFile = listFile("/staff/withdrawals.csv", "A tab of withdrawals as CSV, all of it", filter);
