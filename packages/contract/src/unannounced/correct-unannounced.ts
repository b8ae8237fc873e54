import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { grams, text } from "../fields.ts";
import { shelfPlace } from "../shelf-place.ts";
import { unannouncedNo } from "./unannounced-fields.ts";

/** What was typed wrong when it was shelved, put right with a reason; what is left out stays as it is. */
export const correctUnannounced = endpoint({
  method: "POST",
  path: "/staff/unannounced/correct",
  summary: "Correct the shelf or weight of an unannounced parcel",
  body: z.strictObject({ unannouncedNo, shelf: z.optional(shelfPlace), grams: z.optional(grams), reason: text(300) }),
  data: z.object({ unannouncedNo: z.string() }),
  refusals: ["UNANNOUNCED_NOT_FOUND", "UNANNOUNCED_STATE_REFUSED", "NOTHING_CORRECTED"],
  once: true,
});
