import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, instant, moneyField, nextPage } from "../fields.ts";
import { bookKind } from "./fields.ts";

export const listHolders = endpoint({
  method: "GET",
  path: "/staff/books/holders",
  summary: "Whose money stands behind one line of the balances, the largest first",
  query: z.strictObject({
    ...{ kind: bookKind, currency: currencyField, at: z.optional(instant) },
    /** The last amount shown, in minor units and without its sign, and its account. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}\.\d{1,18}$/))),
  }),
  data: z.object({
    list: z.array(z.object({ customerMark: z.string(), customerEmail: z.string(), amount: moneyField })),
    next: nextPage,
  }),
  refusals: ["HOUR_WRONG"],
});
