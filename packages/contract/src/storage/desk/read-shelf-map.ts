import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, whole } from "../../fields.ts";

/** Every shelf that holds something. `fill`: percent of its room; `oldestAt`: when the longest lying item came. */
export const readShelfMap = endpoint({
  method: "GET",
  path: "/staff/storage/map",
  summary: "The shelves of a warehouse, how full they are and how old what lies there",
  query: z.object({ warehouse: whole(1, 99) }),
  data: z.object({
    shelves: z.array(
      z.object({
        zone: z.string(),
        shelf: z.string(),
        items: z.int(),
        grams: z.int(),
        fill: z.int(),
        oldestAt: instant,
        overdue: z.int(),
        countedAt: z.nullable(instant),
      }),
    ),
    items: z.int(),
    grams: z.int(),
    overdue: z.int(),
  }),
});
