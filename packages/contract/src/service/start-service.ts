import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const startService = endpoint({
  method: "POST",
  path: "/staff/services/start",
  summary: "Begin a service; the customer can no longer call it off",
  body: z.strictObject({ entryId: id }),
  data: z.object({ entryId: id }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_STATE_REFUSED"],
  repeats: "sets",
});
