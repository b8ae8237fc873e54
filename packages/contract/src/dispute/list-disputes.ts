import { disputeTabs } from "@sihai/domain/dispute";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskDispute, disputeOrders } from "./fields.ts";

const filter = { tab: z.optional(z.enum(disputeTabs)), q: z.optional(text(80, 0)), sort: z.optional(z.enum(disputeOrders)) };

/** The most urgent first, what ended latest first, or as `sort` says: all of the tab, not of the page; `q` finds by number, the gateway's name, payment or customer, whatever the state. */
export const listDisputes = endpoint({
  method: "GET",
  path: "/staff/disputes",
  summary: "Disputes of cards, the most urgent first",
  query: z.strictObject({ ...filter, after: afterSorted }),
  data: z.object({
    list: z.array(deskDispute),
    next: nextPage,
    counts: z.object({ answer: z.int(), review: z.int(), overdue: z.int() }),
  }),
});

export const disputesFile = listFile("/staff/disputes.csv", "Disputes of cards as CSV, all of a tab", filter);
