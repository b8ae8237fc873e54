import { consultLimits } from "@sihai/domain/consult";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

const bothOf = (most: number) => z.strictObject({ zh: text(most), en: text(most) });

/** A new one, or the next version of one: `version` is the one that was read. */
export const saveReply = endpoint({
  method: "POST",
  path: "/staff/replies/save",
  summary: "Keep a reply for use again",
  body: z.strictObject({
    replyId: z.nullable(id),
    version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    title: bothOf(consultLimits.replyTitle),
    text: bothOf(consultLimits.text),
  }),
  data: z.object({ replyId: id, version: z.int() }),
  refusals: ["REPLY_NOT_FOUND", "REPLY_CHANGED"],
  once: true,
});
