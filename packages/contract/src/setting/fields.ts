import { type SettingName, settingNames } from "@sihai/domain/setting";
import * as z from "zod/mini";
import { id, instant } from "../fields.ts";

export const settingName = z.enum(settingNames as [SettingName, ...SettingName[]]);

/** JSON that `readSetting` of the domain reads by the setting's shape. */
export const settingValue = z.unknown();

/** What stands on a version's row. `from` null: nobody has checked it. */
export const settingVersion = z.object({
  versionId: id,
  name: settingName,
  value: settingValue,
  note: z.string(),
  state: z.enum(["draft", "scheduled", "in-force", "over", "withdrawn"]),
  /** Null: the operator's files. */
  draftedBy: z.nullable(z.string()),
  draftedAt: instant,
  from: z.nullable(instant),
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
  checkedAlone: z.boolean(),
  withdrawnBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(instant),
  /** Whether the caller may check it, and if not, why. */
  mayCheck: z.enum(["yes", "alone", "own", "elsewhere", "state"]),
  mayWithdraw: z.boolean(),
});
