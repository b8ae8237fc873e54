import { storageTaskKinds } from "@sihai/domain/storage";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { afterDue, instant, itemNo, localText, nextPage } from "../../fields.ts";

/** What customers asked for, and what was not fetched in time; the longest waiting first. `itemNo`: of that item alone, wherever in the list it stands. */
export const listStorageTasks = endpoint({
  method: "GET",
  path: "/staff/storage/tasks",
  summary: "Work of the storage bench: to throw away, to split, to forfeit",
  query: z.strictObject({ kind: z.enum(storageTaskKinds), after: afterDue, itemNo: z.optional(itemNo) }),
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
    next: nextPage,
    counts: z.object({ discard: z.int(), split: z.int(), forfeit: z.int() }),
  }),
});
