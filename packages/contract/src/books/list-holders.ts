import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, instant, moneyField, pageNumber } from "../fields.ts";
import { bookKind } from "./fields.ts";

export const listHolders = endpoint({
  method: "GET",
  path: "/staff/books/holders",
  summary: "Whose money stands behind one line of the balances, the largest first",
  query: z.strictObject({ kind: bookKind, currency: currencyField, at: z.optional(instant), page: pageNumber }),
  data: z.object({
    list: z.array(z.object({ customerMark: z.string(), customerEmail: z.string(), amount: moneyField })),
    hasMore: z.boolean(),
  }),
  refusals: ["HOUR_WRONG"],
});
