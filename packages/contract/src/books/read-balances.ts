import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { bookLine, placeLine, totalLine } from "./fields.ts";

/** Without an hour: now. */
export const readBalances = endpoint({
  method: "GET",
  path: "/staff/books/balances",
  summary: "What we owe by kind and currency against what stands where, at an hour",
  query: z.strictObject({ at: z.optional(instant) }),
  data: z.object({
    at: instant,
    lines: z.array(bookLine),
    totals: z.array(totalLine),
    places: z.array(placeLine),
    /** Every currency is whole, and every place says what the books say but for what is explained. */
    agrees: z.boolean(),
  }),
  refusals: ["HOUR_WRONG"],
});
