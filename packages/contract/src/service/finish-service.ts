import { servicePhotosAtOnce } from "@sihai/domain/service";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, id, instant, text } from "../fields.ts";

/** Fewer done than ordered gives the rest of the fee back, late gives all of it back; each once. */
export const finishService = endpoint({
  method: "POST",
  path: "/staff/services/finish",
  summary: "Close a service with what was really done",
  body: z.strictObject({
    entryId: id,
    done: z.int().check(z.minimum(0), z.maximum(9999)),
    photos: z.array(fileId).check(z.maxLength(servicePhotosAtOnce)),
    videos: z.array(fileId).check(z.maxLength(3)),
    answer: text(1000, 0),
  }),
  data: z.object({ entryId: id, refunded: z.string(), late: z.boolean(), doneAt: instant }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_STATE_REFUSED", "SERVICE_TOO_MANY", "SERVICE_RESULT_MISSING", "PHOTO_NOT_FOUND"],
  once: true,
});
