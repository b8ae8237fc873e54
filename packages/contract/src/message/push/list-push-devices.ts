import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../fields.ts";

/** `publicKey`: what a browser subscribes with, so that nobody else can push to it. */
export const listPushDevices = endpoint({
  method: "GET",
  path: "/message/push/devices",
  summary: "Which of one’s devices show messages, and the key a browser subscribes with",
  data: z.object({
    publicKey: z.string(),
    most: z.int(),
    list: z.array(
      z.object({
        id,
        app: z.enum(deviceApps),
        system: z.enum(deviceSystems),
        createdAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
});
