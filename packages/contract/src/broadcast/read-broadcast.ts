import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { reach } from "./fields.ts";

export const readBroadcast = endpoint({
  method: "GET",
  path: "/staff/broadcast/detail",
  summary:
    "What became of a message to many customers: how many read it, whose mails failed; whom it would reach now while it has not begun",
  query: z.strictObject({ id }),
  data: z.object({ reach: z.nullable(reach), read: z.int(), mailsFailed: z.int() }),
  refusals: ["BROADCAST_NOT_FOUND"],
});
