import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changedPeriod, month } from "./fields.ts";

export const dropPeriod = endpoint({
  method: "POST",
  path: "/staff/books/periods/drop",
  summary: "Take back what was asked for a month",
  body: z.strictObject({ month, reason: text(300) }),
  data: changedPeriod,
  refusals: ["PERIOD_WRONG", "PERIOD_STATE_REFUSED"],
  once: true,
});
