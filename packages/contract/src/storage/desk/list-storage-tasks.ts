import { storageTaskKinds } from "@sihai/domain/storage";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, localText, pageNumber } from "../../fields.ts";

/** What customers asked for, and what was not fetched in time; the longest waiting first. */
export const listStorageTasks = endpoint({
  method: "GET",
  path: "/staff/storage/tasks",
  summary: "Work of the storage bench: to throw away, to split, to forfeit",
  query: z.object({ kind: z.enum(storageTaskKinds), page: pageNumber }),
  data: z.object({
    list: z.array(
      z.object({
        taskId: z.string(),
        kind: z.enum(storageTaskKinds),
        state: z.enum(["open", "proposed"]),
        itemNo: z.string(),
        name: localText,
        pictureUrl: z.nullable(z.string()),
        customerMark: z.string(),
        warehouse: z.int(),
        shelf: z.string(),
        quantity: z.int(),
        grams: z.int(),
        pieces: z.nullable(z.int()),
        reason: z.string(),
        freeUntil: instant,
        openedAt: instant,
        notBefore: instant,
        /** Whether it may be finished now. */
        ready: z.boolean(),
        /** In a parcel or a return by now. */
        away: z.boolean(),
      }),
    ),
    total: z.int(),
    pageSize: z.int(),
    counts: z.object({ discard: z.int(), split: z.int(), forfeit: z.int() }),
  }),
});
