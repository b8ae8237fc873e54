import { languages } from "@sihai/domain/language";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { broadcastBody, reach } from "./fields.ts";

export const previewBroadcast = endpoint({
  method: "POST",
  path: "/staff/broadcast/preview",
  summary:
    "How a message to many customers will look in the app and as a mail, how many get it, and why others do not; nothing is kept",
  body: broadcastBody,
  data: z.object({
    reach,
    looks: z.array(
      z.object({
        language: z.enum(languages),
        title: z.string(),
        text: z.string(),
        mail: z.object({ subject: z.string(), html: z.string() }),
      }),
    ),
  }),
  refusals: ["BROADCAST_LINK_NOWHERE"],
  repeats: "reads",
});
