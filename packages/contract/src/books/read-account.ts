import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, id, instant, moneyField } from "../fields.ts";
import { bookKind, mark } from "./fields.ts";

/** Without a customer: ours of that kind. */
export const readAccount = endpoint({
  method: "GET",
  path: "/staff/books/account",
  summary: "The entries of one account up to an hour, the newest first",
  query: z.strictObject({
    kind: bookKind,
    currency: currencyField,
    at: z.optional(instant),
    customerMark: z.optional(mark),
    before: z.optional(id),
  }),
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
  refusals: ["ACCOUNT_NOT_FOUND", "HOUR_WRONG"],
});
