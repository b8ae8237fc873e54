import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { bankLineOrders, bankLineTabs, bankLineView } from "./statement-fields.ts";

const filter = { tab: z.optional(z.enum(bankLineTabs)), q: z.optional(text(80, 0)), sort: z.optional(z.enum(bankLineOrders)) };

/** The longest waiting first, or as `sort` says: all of the tab, not of the page; `q` finds by number, payer, reference, transfer, customer, file or amount, whatever became of it. */
export const bankLines = endpoint({
  method: "GET",
  path: "/staff/statements/lines",
  summary: "Lines of the bank statement, by what is waited for",
  query: z.strictObject({ ...filter, after: afterSorted }),
  data: z.object({
    list: z.array(bankLineView),
    next: z.nullable(z.string()),
    counts: z.object({ open: z.int(), check: z.int() }),
  }),
});

export const bankLinesFile = listFile("/staff/bank-lines.csv", "Lines of the bank statement as CSV, all of a tab", filter);
