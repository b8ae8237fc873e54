import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Answers sent with it stay as they are. */
export const removeReply = endpoint({
  method: "POST",
  path: "/staff/replies/remove",
  summary: "Offer a saved reply no more",
  body: z.strictObject({ replyId: id }),
  data: z.null(),
  refusals: ["REPLY_NOT_FOUND"],
  once: true,
});
