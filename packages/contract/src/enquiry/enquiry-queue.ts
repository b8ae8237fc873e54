import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { afterDue, nextPage, whole } from "../fields.ts";
import { enquiryTabs } from "./calls-fields.ts";
import { enquirySummary } from "./fields.ts";

const enquiryRow = z.extend(enquirySummary, { customerMark: z.string() });

/** Open ones soonest due first, the others newest first. */
export const enquiryQueue = endpoint({
  method: "GET",
  path: "/staff/enquiry/queue",
  summary: "What customers ask, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(enquiryTabs)),
    ...deskFilters,
    after: afterDue,
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(enquiryRow),
    /** How many there are on all pages together. */
    total: z.int(),
    next: nextPage,
    counts: z.object({ open: z.int(), answered: z.int(), overdue: z.int() }),
  }),
});
