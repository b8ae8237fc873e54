import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedPeriod, month } from "./fields.ts";

export const askPeriod = endpoint({
  method: "POST",
  path: "/staff/books/periods/ask",
  summary: "Ask a colleague to close a month of the books, or to reopen it",
  body: z.strictObject({ month, to: z.enum(["closed", "open"]), reason: text(300) }),
  data: changedPeriod,
  refusals: ["PERIOD_WRONG", "PERIOD_STATE_REFUSED", "PERIOD_ORDER", "PERIOD_DISAGREES"],
  once: true,
});
