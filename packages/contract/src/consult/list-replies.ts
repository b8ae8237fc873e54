import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, localText } from "../fields.ts";

export const listReplies = endpoint({
  method: "GET",
  path: "/staff/replies",
  summary: "Saved replies, in both languages",
  data: z.object({
    list: z.array(
      z.object({
        replyId: id,
        title: localText,
        text: localText,
        version: z.int(),
        changedBy: z.string(),
        changedAt: instant,
      }),
    ),
  }),
});
