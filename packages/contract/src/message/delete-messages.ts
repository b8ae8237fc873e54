import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { flag, messageType } from "./fields.ts";

/**
 * Deletes one message by `id`, or every read message without it, of a type where one is given; with `unread=1` the unread ones too. A GET that changes
 * something, as the specification has it: it needs the platform header and a page of our own (rule M-69).
 */
export const deleteMessages = endpoint({
  method: "GET",
  path: "/user/message/delete-read-all-msg",
  summary: "Deletes a message, or all read ones",
  query: z.strictObject({ id: z.optional(id), type: z.optional(messageType), unread: z.optional(flag) }),
  data: z.object({ deleted: z.int() }),
  refusals: ["MESSAGE_NOT_FOUND"],
});
