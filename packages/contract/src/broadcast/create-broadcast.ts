import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { instant } from "../instant.ts";
import { broadcastBody } from "./fields.ts";

export const createBroadcast = endpoint({
  method: "POST",
  path: "/staff/broadcast/create",
  summary:
    "Write a message to many customers; it is a draft until a colleague has checked it. One that nobody would get is refused",
  body: z.strictObject({ ...broadcastBody.shape, sendAt: z.nullable(instant) }),
  data: z.object({ id }),
  refusals: ["BROADCAST_TOO_LATE", "BROADCAST_LINK_NOWHERE", "BROADCAST_REACHES_NOBODY"],
  once: true,
});
