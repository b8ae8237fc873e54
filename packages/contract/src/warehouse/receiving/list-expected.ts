import * as z from "zod/mini";
import { deskFilters } from "../../desk-filters.ts";
import { endpoint } from "../../endpoint.ts";
import { afterDue, nextPage, text } from "../../fields.ts";
import { benchItem } from "../fields.ts";

export const listExpected = endpoint({
  method: "GET",
  path: "/staff/receiving/expected",
  summary: "Items on their way to the warehouse or waiting to be stocked in",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(["on-the-way", "signed"])),
    ...deskFilters,
    after: afterDue,
  }),
  data: z.object({
    items: z.array(benchItem),
    next: nextPage,
  }),
});
