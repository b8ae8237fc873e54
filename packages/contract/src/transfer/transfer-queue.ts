import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, nextPage, text, whole } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskTransfer, transferOrders, transferTabs } from "./staff-fields.ts";

const filter = { tab: z.optional(z.enum(transferTabs)), q: z.optional(text(80, 0)), sort: z.optional(z.enum(transferOrders)) };

/** The longest waiting first, or as `sort` says: all of the tab, not of the page; `q` finds by number, payer, bank line, amount or customer, whatever the state. */
export const transferQueue = endpoint({
  method: "GET",
  path: "/staff/transfers/queue",
  summary: "Transfers to credit, the longest waiting first",
  query: z.strictObject({ ...filter, after: afterSorted, pageSize: z.optional(whole(1, 100)) }),
  data: z.object({
    list: z.array(deskTransfer),
    next: nextPage,
    counts: z.object({ announced: z.int(), arrived: z.int(), opened: z.int() }),
  }),
});

export const transfersFile = listFile("/staff/transfers.csv", "A tab of transfers as CSV, all of it", filter);
