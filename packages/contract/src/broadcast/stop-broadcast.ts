import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const stopBroadcast = endpoint({
  method: "POST",
  path: "/staff/broadcast/stop",
  summary: "Stop a message to many customers: whoever was not told yet is not told",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["BROADCAST_NOT_FOUND", "BROADCAST_OVER"],
  once: true,
});
