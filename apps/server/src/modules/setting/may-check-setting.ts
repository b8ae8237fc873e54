import { readSetting, type SettingName, type Settings, settingOf } from "@sihai/domain/setting";
import { newlyGiven } from "@sihai/domain/staff";
import type { Db, Staff, Tx } from "#platform";
import { mayCheckWork } from "../staff/index.ts";

export type Checker = Pick<Staff, "staffId" | "permissions">;
type Check = { name: SettingName; makerId: string; by: Checker; rules: Pick<Settings, "rolePermissions" | "ownRoles"> };

/** Whether a member of staff may check a draft of a rule: some are decided by few, whoever else keeps the rules, and some never alone. */
export async function mayCheckSetting(
  db: Db | Tx,
  { name, makerId, by, rules }: Check,
): Promise<"yes" | "alone" | "own" | "elsewhere"> {
  const { checkedBy: permission = "setting.edit", neverAlone } = settingOf(name);
  if (!by.permissions.has(permission)) return "elsewhere";
  const may = await mayCheckWork(db, { permission, makerId, staffId: by.staffId, rules });
  return may === "alone" && neverAlone ? "own" : may;
}

/** Whether a member of staff may make or take back a version of a rule. */
export function mayMakeSetting(name: SettingName, by: Checker): boolean {
  const { madeBy } = settingOf(name);
  return madeBy === undefined || by.permissions.has(madeBy);
}

/** Whether somebody would give a role what they do not have themselves; so could whoever manages staff make themselves anything. */
export function givesMore(
  rules: Pick<Settings, "rolePermissions" | "ownRoles">,
  { name, value }: { name: SettingName; value: unknown },
  by: Checker,
): boolean {
  if (name !== "rolePermissions" && name !== "ownRoles") return false;
  const after = readSetting(name, value);
  return after.ok && newlyGiven(rules, { ...rules, [name]: after.value }).some((each) => !by.permissions.has(each));
}
