import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { settingName, settingValue } from "./fields.ts";

/** Holds nothing yet: somebody else checks it and says from when it holds. */
export const draftSetting = endpoint({
  method: "POST",
  path: "/staff/setting-draft",
  summary: "Make a draft of a rule's next value, and say why",
  body: z.strictObject({ name: settingName, value: settingValue, note: text(500) }),
  data: z.object({ versionId: id }),
  refusals: ["SETTING_VALUE_WRONG", "SETTING_UNCHANGED", "SETTING_MAKER_OTHER", "SETTING_GIVES_MORE"],
  once: true,
});
