import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Apart from the rules, which are more than a first page should wait for. */
export const readNotices = endpoint({
  method: "GET",
  path: "/settings/notices",
  summary: "What every page of the shop has to say to everybody just now",
  data: z.object({ windingDown: z.boolean() }),
});
