import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, instant } from "../fields.ts";
import { bookKind } from "./fields.ts";

/** The whole report; or, of one kind and currency, every customer behind it. */
export const balancesFile = endpoint({
  method: "GET",
  path: "/staff/books/balances.csv",
  summary: "The balances report as CSV",
  query: z.strictObject({ at: z.optional(instant), kind: z.optional(bookKind), currency: z.optional(currencyField) }),
  data: z.null(),
  refusals: ["HOUR_WRONG"],
});
