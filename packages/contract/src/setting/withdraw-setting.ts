import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const withdrawSetting = endpoint({
  method: "POST",
  path: "/staff/setting-withdraw",
  summary: "Take back a draft, or a checked version that has not begun",
  body: z.strictObject({ versionId: id }),
  data: z.null(),
  refusals: ["SETTING_MAKER_OTHER", "SETTING_VERSION_NOT_FOUND", "SETTING_VERSION_STATE_REFUSED"],
  once: true,
});
