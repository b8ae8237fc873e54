import { deviceApps, deviceSystems } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../fields.ts";

export const listPasskeys = endpoint({
  method: "GET",
  path: "/user/account/passkeys",
  summary: "The passkeys that open the account, the latest first",
  data: z.object({
    /** Without a password a code proves the owner. */
    hasPassword: z.boolean(),
    list: z.array(
      z.object({
        id,
        /** Where it was made. */
        app: z.enum(deviceApps),
        system: z.enum(deviceSystems),
        createdAt: instant,
        lastUsedAt: z.nullable(instant),
      }),
    ),
  }),
});
