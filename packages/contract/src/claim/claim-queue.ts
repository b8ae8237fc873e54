import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { afterDue, nextPage, text, whole } from "../fields.ts";
import { claimTabs, deskClaim } from "./staff-fields.ts";

/** The longest waiting first; `q` finds by claim, parcel, waybill or customer, whatever the state. */
export const claimQueue = endpoint({
  method: "GET",
  path: "/staff/claims/queue",
  summary: "Claims to handle, the longest waiting first",
  query: z.strictObject({
    tab: z.optional(z.enum(claimTabs)),
    ...deskFilters,
    q: z.optional(text(64, 0)),
    after: afterDue,
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(deskClaim),
    next: nextPage,
    counts: z.object({ open: z.int(), reviewing: z.int(), offered: z.int(), accepted: z.int(), overdue: z.int() }),
  }),
});
