import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../fields.ts";

export const listDevices = endpoint({
  method: "GET",
  path: "/user/account/devices",
  summary: "Where one is logged in, the latest first",
  data: z.object({
    list: z.array(
      z.object({
        id,
        app: z.enum(deviceApps),
        system: z.enum(deviceSystems),
        /** When it logged in, and when it last asked for something; both by real time. */
        createdAt: instant,
        lastSeenAt: instant,
        isThis: z.boolean(),
      }),
    ),
  }),
});
