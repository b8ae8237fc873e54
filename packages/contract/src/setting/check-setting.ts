import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** `from`: a Beijing day; without one at once, for rules that may change at once. */
export const checkSetting = endpoint({
  method: "POST",
  path: "/staff/setting-check",
  summary: "Check a colleague's draft and put it in force from a day on",
  body: z.strictObject({ versionId: id, from: z.optional(z.iso.date()) }),
  data: z.null(),
  refusals: [
    "SETTING_VERSION_NOT_FOUND",
    "SETTING_VERSION_STATE_REFUSED",
    "SETTING_VERSION_OWN",
    "SETTING_CHECKER_OTHER",
    "SETTING_GIVES_MORE",
    "SETTING_DAY_PAST",
    "SETTING_MOVED_SINCE",
    "SETTING_MOMENT_TAKEN",
    "SETTING_VALUE_WRONG",
  ],
  once: true,
});
