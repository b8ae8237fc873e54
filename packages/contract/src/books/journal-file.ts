import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { month } from "./fields.ts";

export const journalFile = endpoint({
  method: "GET",
  path: "/staff/books/journal.csv",
  summary: "A month's journal as double entry, in CSV",
  query: z.strictObject({ month }),
  data: z.null(),
  refusals: ["PERIOD_WRONG"],
});
