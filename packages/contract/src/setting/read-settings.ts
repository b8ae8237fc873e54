import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { settingName, settingValue } from "./fields.ts";

/** Read with `readSettings(publicSettingNames, settings)` of the domain. A price of today is in `settings`, an announced one in `announced`. */
export const readSettings = endpoint({
  method: "GET",
  path: "/settings",
  summary: "The operator's rules that customers see, as they hold now, and the next announced change of each",
  data: z.object({
    settings: z.record(z.string(), settingValue),
    announced: z.array(z.object({ name: settingName, value: settingValue, from: instant })),
  }),
});
