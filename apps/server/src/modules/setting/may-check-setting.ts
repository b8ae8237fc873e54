import { type SettingName, settingOf } from "@sihai/domain/setting";
import type { Db, Staff, Tx } from "#platform";
import { mayCheckWork } from "../staff/index.ts";

export type Checker = Pick<Staff, "staffId" | "permissions">;

/** Whether a member of staff may check a draft of a rule: some are decided by few, whoever else keeps the rules. */
export async function mayCheckSetting(
  db: Db | Tx,
  { name, makerId, by }: { name: SettingName; makerId: string; by: Checker },
): Promise<"yes" | "alone" | "own" | "elsewhere"> {
  const permission = settingOf(name).checkedBy ?? "setting.edit";
  if (!by.permissions.has(permission)) return "elsewhere";
  return mayCheckWork(db, { permission, makerId, staffId: by.staffId });
}
