import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { bankLineTabs, bankLineView } from "./statement-fields.ts";

const filter = { tab: z.optional(z.enum(bankLineTabs)), q: z.optional(text(80, 0)) };

/** The longest waiting first; `q` finds by number, payer, reference, transfer, customer, file or amount, whatever became of it. */
export const bankLines = endpoint({
  method: "GET",
  path: "/staff/statements/lines",
  summary: "Lines of the bank statement, by what is waited for",
  query: z.strictObject({ ...filter, after: z.optional(id) }),
  data: z.object({
    list: z.array(bankLineView),
    next: z.nullable(id),
    counts: z.object({ open: z.int(), check: z.int() }),
  }),
});

export const bankLinesFile = listFile("/staff/bank-lines.csv", "Lines of the bank statement as CSV, all of a tab", filter);
