import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const countUnreadConsults = endpoint({
  method: "GET",
  path: "/consult/unread",
  summary: "How many of my questions hold something I have not read",
  data: z.object({ unread: z.int() }),
});
