import { problemCodes } from "@sihai/domain/setting";
import * as z from "zod/mini";

/** What is wrong with a value, by its path in it. */
const problem = z.object({ path: z.string(), code: z.enum(problemCodes), limit: z.optional(z.string()) });

/** Refusals of the calls that keep the operator's rules: numeric state of the envelope and HTTP status. */
export const settingRefusals = {
  SETTING_VALUE_WRONG: { state: 81001, status: 422, facts: z.object({ count: z.int(), problems: z.readonly(z.array(problem)) }) },
  SETTING_UNCHANGED: { state: 81002, status: 409 },
  SETTING_VERSION_NOT_FOUND: { state: 81003, status: 404 },
  SETTING_VERSION_STATE_REFUSED: { state: 81004, status: 409 },
  SETTING_VERSION_OWN: { state: 81005, status: 403 },
  SETTING_DAY_PAST: { state: 81006, status: 400, facts: z.object({ earliest: z.string() }) },
  SETTING_MOMENT_TAKEN: { state: 81007, status: 409 },
  SETTING_CHECKER_OTHER: { state: 81008, status: 403 },
  SETTING_MAKER_OTHER: { state: 81009, status: 403 },
  SETTING_GIVES_MORE: { state: 81010, status: 403 },
  SETTING_MOVED_SINCE: { state: 81011, status: 409 },
} as const;
