import * as z from "zod/mini";
import { deskFilters } from "../../desk-filters.ts";
import { endpoint } from "../../endpoint.ts";
import { afterDue, nextPage, whole } from "../../fields.ts";
import { deskItem, deskTabs } from "./buying-fields.ts";

/** Soonest due first. */
export const buyingQueue = endpoint({
  method: "GET",
  path: "/staff/buying/queue",
  summary: "What is to be bought, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(deskTabs)),
    platform: z.optional(z.string().check(z.maxLength(20))),
    /** `assigned`: what the caller is buying, or looks after: the item itself or its order. */
    ...deskFilters,
    after: afterDue,
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(deskItem),
    /** How many there are on all pages together. */
    total: z.int(),
    next: nextPage,
    counts: z.object({
      "to-buy": z.int(),
      buying: z.int(),
      "awaiting-confirmation": z.int(),
      bought: z.int(),
      sent: z.int(),
      overdue: z.int(),
    }),
  }),
});
