import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, id, instant, moneyField } from "../fields.ts";
import { listFile } from "../list-file.ts";
import { bookKind, mark } from "./fields.ts";

/** Without a customer: ours of that kind. */
const asked = { kind: bookKind, currency: currencyField, at: z.optional(instant), customerMark: z.optional(mark) };
const refusals = ["ACCOUNT_NOT_FOUND", "HOUR_WRONG"] as const;

export const readAccount = endpoint({
  method: "GET",
  path: "/staff/books/account",
  summary: "The entries of one account up to an hour, the newest first",
  query: z.strictObject({ ...asked, before: z.optional(id) }),
  data: z.object({
    amount: moneyField,
    entries: z.array(
      z.object({
        entryId: id,
        at: instant,
        kind: z.string(),
        subject: z.string(),
        customerMark: z.string(),
        change: moneyField,
      }),
    ),
    next: z.nullable(id),
  }),
  refusals,
});

export const accountFile = listFile("/staff/books/entries.csv", "All entries of one account as CSV", asked, refusals);
