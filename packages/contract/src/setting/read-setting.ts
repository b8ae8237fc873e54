import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { settingName, settingVersion } from "./fields.ts";

export const readSettingHistory = endpoint({
  method: "GET",
  path: "/staff/setting",
  summary: "One rule: every version of it, the latest made first",
  query: z.strictObject({ name: settingName }),
  data: z.object({ name: settingName, versions: z.array(settingVersion), earliestDay: z.iso.date() }),
});
