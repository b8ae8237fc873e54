import { ok } from "@sihai/domain";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import { type SettingName, settingOf } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import { type Checker, mayCheckSetting } from "./may-check-setting.ts";
import { type SettingVersion, versionsOf } from "./setting-version.store.ts";

const versionsShown = 200;

/** Every version of one rule, and what the caller may do with each. */
export async function readHistory({ db, settings }: Deps, { name, by, now }: { name: SettingName; by: Checker; now: Date }) {
  const versions = await versionsOf(db, name, versionsShown);
  const begun = versions.filter(({ state, from }) => state === "scheduled" && from !== null && from <= now);
  const inForce = begun.toSorted((a, b) => Number(b.from) - Number(a.from)).at(0);
  const stateOf = ({ id, state, from }: SettingVersion) => {
    if (state !== "scheduled" || from === null || from > now) return state;
    return id === inForce?.id ? ("in-force" as const) : ("over" as const);
  };
  const rows = await Promise.all(
    versions.map(async (version) => {
      const { id, draftedBy, ...rest } = version;
      const makerId = version.state === "draft" && draftedBy ? draftedBy.id : null;
      return {
        ...rest,
        name,
        versionId: id,
        draftedBy: draftedBy?.name ?? null,
        state: stateOf(version),
        mayCheck: makerId ? await mayCheckSetting(db, { name, makerId, by, rules: settings.at(now) }) : ("state" as const),
        mayWithdraw: mayWithdraw(version, now),
      };
    }),
  );
  const today = beijingDate(now);
  return ok({ name, versions: rows, earliestDay: settingOf(name).earliest === "tomorrow" ? dayAfter(today) : today });
}

/** What has begun was agreed with customers; it is ended by a new version. */
export function mayWithdraw({ state, from, draftedBy }: SettingVersion, now: Date): boolean {
  return draftedBy !== null && (state === "draft" || (state === "scheduled" && from !== null && from > now));
}
