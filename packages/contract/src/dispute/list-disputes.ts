import { disputeTabs } from "@sihai/domain/dispute";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { deskDispute } from "./fields.ts";

const filter = { tab: z.optional(z.enum(disputeTabs)), q: z.optional(text(80, 0)) };

/** The most urgent first, what ended latest first; `q` finds by number, the gateway's name, payment or customer, whatever the state. */
export const listDisputes = endpoint({
  method: "GET",
  path: "/staff/disputes",
  summary: "Disputes of cards, the most urgent first",
  query: z.strictObject({
    ...filter,
    after: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,18}$/))),
  }),
  data: z.object({
    list: z.array(deskDispute),
    /** The next page begins after this; null on the last one. */
    next: z.nullable(z.string()),
    counts: z.object({ answer: z.int(), review: z.int(), overdue: z.int() }),
  }),
});

export const disputesFile = listFile("/staff/disputes.csv", "Disputes of cards as CSV, all of a tab", filter);
