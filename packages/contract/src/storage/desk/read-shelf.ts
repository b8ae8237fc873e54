import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, localText, text, whole } from "../../fields.ts";

export const readShelf = endpoint({
  method: "GET",
  path: "/staff/storage/shelf",
  summary: "What lies on one shelf",
  query: z.object({ warehouse: whole(1, 99), shelf: text(20) }),
  data: z.object({
    items: z.array(
      z.object({
        itemNo: z.string(),
        name: localText,
        pictureUrl: z.nullable(z.string()),
        quantity: z.int(),
        grams: z.int(),
        customerMark: z.string(),
        state: z.string(),
        stockedInAt: instant,
        freeUntil: instant,
        paused: z.boolean(),
      }),
    ),
  }),
});
