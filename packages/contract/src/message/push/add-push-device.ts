import { pushEndpointLength } from "@sihai/domain/message";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

/** Pressed again it says the same: a session has one browser. What it gave before is replaced. */
export const addPushDevice = endpoint({
  method: "POST",
  path: "/message/push/add-device",
  summary: "Shows messages on this device, by the subscription its browser made",
  body: z.strictObject({
    endpoint: z.url().check(z.maxLength(pushEndpointLength)),
    keys: z.strictObject({
      /** The browser’s public key, an uncompressed point, and its sixteen secret bytes (RFC 8291). */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    }),
  }),
  data: z.null(),
  refusals: ["PUSH_SERVICE_UNKNOWN", "PUSH_DEVICES_FULL"],
  repeats: "sets",
});
