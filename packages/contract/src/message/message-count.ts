import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const messageCount = endpoint({
  method: "GET",
  path: "/message/msg-count",
  summary: "How many messages, and how many unread",
  data: z.object({ total: z.int(), unread: z.int() }),
});
