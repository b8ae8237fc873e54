import { ok } from "@sihai/domain";
import { settingNames, writeSetting } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import { draftVersions, scheduledSettings } from "./setting-version.store.ts";

/** Every rule: what holds, since when, what comes next, how many drafts wait. */
export async function listSettings({ db, settings }: Deps, now: Date) {
  const [scheduled, drafts] = [await scheduledSettings(db), await draftVersions(db)];
  const held = settings.at(now);
  const announced = settings.announced(now);
  const list = settingNames.map((name) => {
    const begun = scheduled.filter((one) => one.name === name && one.from <= now);
    const next = announced.find((one) => one.name === name);
    return {
      name,
      value: writeSetting(name, held[name]),
      from: begun.at(-1)?.from ?? now,
      isFirst: begun.length <= 1,
      next: next ? { value: next.value, from: next.from } : null,
      drafts: drafts.filter((one) => one.name === name).length,
    };
  });
  return ok({ list });
}
