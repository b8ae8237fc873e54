import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { fileId, id, instant, itemNo, text, whole } from "../fields.ts";
import { queuedService } from "./fields.ts";

/** Open services, the most urgent first; `q`: an item or order number, a shelf or a customer's mark. */
export const serviceQueue = endpoint({
  method: "GET",
  path: "/staff/services/queue",
  summary: "Services to do",
  query: z.strictObject({
    q: z.optional(text(60, 0)),
    stage: z.optional(z.enum(["ready", "waiting", "done"])),
    /** Of what is ready. */
    due: dueFilter,
    limit: z.optional(whole(1, 200)),
  }),
  data: z.object({ list: z.array(queuedService), ready: z.int(), late: z.int(), waiting: z.int() }),
});

export const startService = endpoint({
  method: "POST",
  path: "/staff/services/start",
  summary: "Begin a service; the customer can no longer call it off",
  body: z.strictObject({ entryId: id }),
  data: z.object({ entryId: id }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_STATE_REFUSED"],
});

/** Fewer done than ordered gives the rest of the fee back, late gives all of it back; each once. */
export const finishService = endpoint({
  method: "POST",
  path: "/staff/services/finish",
  summary: "Close a service with what was really done",
  body: z.strictObject({
    entryId: id,
    done: z.int().check(z.minimum(0), z.maximum(9999)),
    photos: z.array(fileId).check(z.maxLength(20)),
    videos: z.array(fileId).check(z.maxLength(3)),
    answer: text(1000, 0),
  }),
  data: z.object({ entryId: id, refunded: z.string(), late: z.boolean(), doneAt: instant }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_STATE_REFUSED", "SERVICE_TOO_MANY", "SERVICE_RESULT_MISSING", "PHOTO_NOT_FOUND"],
  once: true,
});

/** mp4 or webm of at most 30 MB; it belongs to the item's customer. */
export const uploadVideo = endpoint({
  method: "POST",
  path: "/staff/services/video",
  summary: "Upload an inspection video of an item",
  body: z.strictObject({ itemNo }),
  data: z.object({ fileId, mimeType: z.string() }),
  upload: { maxFiles: 1, maxBytes: 31_457_280 },
  refusals: ["ITEM_NOT_FOUND", "FILE_NOT_A_VIDEO"],
});
