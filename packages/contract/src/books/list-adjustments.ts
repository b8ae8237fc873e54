import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterId, instant, moneyField, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";

/** `q`: by number, customer's mark or e-mail, whatever became of it. */
const filter = { tab: z.optional(z.enum(["proposed", "ended"])), q: z.optional(text(80)) };

export const listAdjustments = endpoint({
  method: "GET",
  path: "/staff/books/adjustments",
  summary: "Corrections of balances and goodwill, the latest first",
  query: z.strictObject({ ...filter, after: afterId }),
  data: z.object({
    list: z.array(
      z.object({
        adjustmentNo: z.string(),
        kind: z.enum(["adjustment", "goodwill"]),
        state: z.enum(["proposed", "posted", "dropped"]),
        customerMark: z.string(),
        customerEmail: z.string(),
        amount: moneyField,
        reason: z.string(),
        madeBy: z.string(),
        byMe: z.boolean(),
        madeAt: instant,
        endedBy: z.string(),
        endedAt: z.nullable(instant),
      }),
    ),
    next: nextPage,
    waiting: z.int(),
  }),
});

export const adjustmentsFile = listFile("/staff/books/corrections.csv", "Corrections and goodwill as CSV, all of a tab", filter);
