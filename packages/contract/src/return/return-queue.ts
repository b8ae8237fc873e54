import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { afterDue, nextPage, text, whole } from "../fields.ts";
import { deskReturn, returnTabs } from "./staff-fields.ts";

/** The longest waiting first; `q` finds by return, order, item or courier number whatever the state. */
export const returnQueue = endpoint({
  method: "GET",
  path: "/staff/returns/queue",
  summary: "Returns and exchanges to handle, the longest waiting first",
  query: z.strictObject({
    tab: z.optional(z.enum(returnTabs)),
    ...deskFilters,
    q: z.optional(text(64, 0)),
    after: afterDue,
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(deskReturn),
    next: nextPage,
    counts: z.object({
      applied: z.int(),
      "awaiting-payment": z.int(),
      approved: z.int(),
      "sent-back": z.int(),
      "seller-received": z.int(),
      overdue: z.int(),
    }),
  }),
});
