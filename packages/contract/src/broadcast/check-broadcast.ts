import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const checkBroadcast = endpoint({
  method: "POST",
  path: "/staff/broadcast/check",
  summary: "Let a colleague's message go to its customers, at once or when it is due",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["BROADCAST_NOT_FOUND", "BROADCAST_OWN", "BROADCAST_NOT_A_DRAFT", "BROADCAST_REACHES_NOBODY"],
  once: true,
});
