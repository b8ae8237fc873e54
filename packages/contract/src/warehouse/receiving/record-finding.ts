import { findingKinds, findingPhotosMax } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { fileId, instant, itemNo, text } from "../../fields.ts";

/** Asks the buyer and waits 72 hours; forbidden goods may be refused, which cancels the item and gives back what was paid. */
export const recordFinding = endpoint({
  method: "POST",
  path: "/staff/receiving/finding",
  summary: "A signed item is not what it should be",
  body: z.strictObject({
    itemNo,
    kind: z.enum(findingKinds),
    note: text(300, 2),
    photos: z.array(fileId).check(z.minLength(1), z.maxLength(findingPhotosMax)),
    refuse: z.optional(z.boolean()),
  }),
  data: z.object({ itemNo: z.string(), state: z.string(), answerBefore: z.nullable(instant) }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PHOTO_NOT_FOUND", "FINDING_NOT_REFUSABLE"],
  once: true,
});
