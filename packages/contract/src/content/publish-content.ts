import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, text } from "../fields.ts";
import { contentName, contentPiece } from "./piece.ts";

/** Without `from` it is shown at once. `isShown: false` takes the text off the pages. A name there is none of begins a new text. */
export const publishContent = endpoint({
  method: "POST",
  path: "/staff/content/publish",
  summary: "Make the next version of a text, and say from when until when it is shown",
  body: z.strictObject({
    name: contentName,
    piece: contentPiece,
    isShown: z.boolean(),
    /** Of an agreement: who accepted an earlier version is asked again. */
    asksAgain: z.boolean(),
    note: text(500),
    from: z.optional(instant),
    until: z.nullable(instant),
  }),
  data: z.object({ versionId: id }),
  refusals: ["CONTENT_WRONG", "CONTENT_TIME_WRONG", "CONTENT_UNCHANGED", "AGREEMENT_NOTICE", "AGREEMENT_KEPT"],
  once: true,
});
