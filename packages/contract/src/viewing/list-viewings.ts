import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../instant.ts";

export const listViewings = endpoint({
  method: "GET",
  path: "/user/account/viewings",
  summary: "When our staff looked at one's pages, who and why, the latest first",
  data: z.object({
    list: z.array(z.object({ by: z.string(), reason: z.string(), begunAt: instant, endedAt: instant, isOpen: z.boolean() })),
  }),
});
