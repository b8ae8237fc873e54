import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { settingName, settingValue } from "./fields.ts";

export const listSettings = endpoint({
  method: "GET",
  path: "/staff/settings",
  summary: "Every rule with what holds now, since when, and what comes next",
  data: z.object({
    list: z.array(
      z.object({
        name: settingName,
        value: settingValue,
        from: instant,
        /** Nobody has ever changed it: it is as the operator's files had it. */
        isFirst: z.boolean(),
        next: z.nullable(z.object({ value: settingValue, from: instant })),
        drafts: z.int(),
      }),
    ),
  }),
});
