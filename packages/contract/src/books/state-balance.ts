import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, moneyField } from "../fields.ts";

/** The latest statement counts; none is ever changed. */
export const stateBalance = endpoint({
  method: "POST",
  path: "/staff/books/stated",
  summary: "Record what a bank statement says stands on a receiving account",
  body: z.strictObject({ amount: moneyField, at: instant }),
  data: z.object({ recorded: z.literal(true) }),
  refusals: ["HOUR_WRONG"],
  once: true,
});
