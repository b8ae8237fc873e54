import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { afterDue, nextPage, whole } from "../fields.ts";
import { expertTabs } from "./calls-fields.ts";
import { expertSummary } from "./fields.ts";

/** Open: to be planned, soonest due first. Waiting: for the customer. Ended: newest first. */
export const expertQueue = endpoint({
  method: "GET",
  path: "/staff/expert/queue",
  summary: "What the shipping expert is asked to plan, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(expertTabs)),
    ...deskFilters,
    after: afterDue,
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(z.extend(expertSummary, { customerMark: z.string(), declines: z.int() })),
    /** How many there are on all pages together. */
    total: z.int(),
    next: nextPage,
    counts: z.object({ open: z.int(), waiting: z.int(), overdue: z.int() }),
  }),
});
