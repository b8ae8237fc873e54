import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { preferenceKinds } from "./fields.ts";

export const readPreferences = endpoint({
  method: "GET",
  path: "/message/preferences",
  summary: "What one is told in the app, by mail and by push, by kind",
  data: z.object({
    list: z.array(
      z.object({
        kind: z.enum(preferenceKinds),
        app: z.boolean(),
        mail: z.boolean(),
        /** On the devices that show messages, if there are any. */
        push: z.boolean(),
        /** In the app it cannot be switched off. */
        appAlways: z.boolean(),
      }),
    ),
  }),
});
