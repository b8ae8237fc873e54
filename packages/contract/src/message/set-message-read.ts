import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { messageType } from "./fields.ts";

/** One message by its id, or every message (of a type) with `all`. */
export const setMessageRead = endpoint({
  method: "POST",
  path: "/message/setmsgread",
  summary: "Marks messages as read",
  body: z.strictObject({ msgId: z.union([id, z.literal("all")]), msgTypeId: z.optional(messageType) }),
  data: z.object({ read: z.int() }),
  refusals: ["MESSAGE_NOT_FOUND"],
  repeats: "sets",
});
