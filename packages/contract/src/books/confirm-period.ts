import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedPeriod, month } from "./fields.ts";

/** What is confirmed is what was seen: the reason it was asked for with. */
export const confirmPeriod = endpoint({
  method: "POST",
  path: "/staff/books/periods/confirm",
  summary: "Agree with a colleague to close or reopen a month",
  body: z.strictObject({ month, reason: text(300) }),
  data: changedPeriod,
  refusals: ["PERIOD_WRONG", "PERIOD_STATE_REFUSED", "PERIOD_SAME_PERSON", "PERIOD_SEEN_CHANGED", "PERIOD_DISAGREES"],
  once: true,
});
