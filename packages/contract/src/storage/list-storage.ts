import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId, text, whole } from "../fields.ts";
import { storedItem } from "../warehouse/fields.ts";

/**
 * `endingWithin`: only goods whose free storage ends within so many days, 0: is over (rules F-22 to F-25). `q`: a part of the name, or of
 * an order's or item's number.
 */
export const listStorage = endpoint({
  method: "GET",
  path: "/storage/list",
  summary: "My goods in storage",
  query: z.object({
    warehouse: z.optional(whole(1, 99)),
    endingWithin: z.optional(z.enum(["0", "10", "30", "60"])),
    /** Only these, joined by commas: the goods of a parcel in the making. */
    itemIds: z.optional(z.string().check(z.regex(/^\d{1,18}(,\d{1,18}){0,99}$/))),
    /** With `itemIds`: also those that are in this parcel of mine, which is changed. */
    packageId: z.optional(packageId),
    q: z.optional(text(60, 0)),
    sort: z.optional(z.enum(["ending", "newest", "heaviest"])),
    page: z.optional(whole(1, 100_000)),
    pageSize: z.optional(whole(1, 100)),
  }),
  data: z.object({
    list: z.array(storedItem),
    total: z.int(),
    /** Of everything the filter shows, not of this page alone. */
    grams: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** How many lie in each warehouse, and how many end soon, whatever the filter. */
    counts: z.object({
      warehouses: z.array(z.object({ warehouse: z.int(), items: z.int() })),
      within10: z.int(),
      within30: z.int(),
      within60: z.int(),
      overdue: z.int(),
    }),
  }),
});
