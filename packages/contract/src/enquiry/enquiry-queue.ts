import * as z from "zod/mini";
import { assignedFilter } from "../assigned-filter.ts";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { pageOf, paging } from "../fields.ts";
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
    due: dueFilter,
    assigned: assignedFilter,
    ...paging(100),
  }),
  data: z.extend(pageOf(enquiryRow), {
    counts: z.object({ open: z.int(), answered: z.int(), overdue: z.int() }),
  }),
});
