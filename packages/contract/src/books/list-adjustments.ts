import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { afterSorted, instant, moneyField, nextPage, text } from "../fields.ts";
import { listFile } from "../list-file.ts";

/** `no` goes by when they were made; amounts within their currency. With a minus from the latest or greatest. */
export const adjustmentOrders = ["no", "-no", "amount", "-amount"] as const;

/** `q`: by number, customer's mark or e-mail, whatever became of it. */
const filter = {
  tab: z.optional(z.enum(["proposed", "ended"])),
  q: z.optional(text(80)),
  sort: z.optional(z.enum(adjustmentOrders)),
};

export const listAdjustments = endpoint({
  method: "GET",
  path: "/staff/books/adjustments",
  summary: "Corrections of balances and goodwill, the latest first or in an order of the reader's",
  query: z.strictObject({ ...filter, after: afterSorted }),
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
