import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { suspendedShown } from "./fields.ts";

export const listSuspended = endpoint({
  method: "GET",
  path: "/wallet/suspense",
  summary: "Money of one's own that finance looks at, and what ended lately, newest first",
  data: z.object({ list: z.array(suspendedShown) }),
});
