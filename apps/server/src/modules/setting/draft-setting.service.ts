import { ok, type Result, refuse } from "@sihai/domain";
import {
  isSameSetting,
  missingRows,
  readSetting,
  type SettingName,
  type SettingProblem,
  settingOf,
  writeSetting,
} from "@sihai/domain/setting";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type Checker, givesMore, mayMakeSetting } from "./may-check-setting.ts";
import { insertVersion } from "./setting-version.store.ts";

type Draft = { name: SettingName; value: unknown; note: string; by: Checker; now: Date; once: Once | null };
export type ValueWrong = { code: "SETTING_VALUE_WRONG"; count: number; problems: readonly SettingProblem[] };
type Refusal = OnceRefusal | ValueWrong | { code: "SETTING_UNCHANGED" | "SETTING_MAKER_OTHER" | "SETTING_GIVES_MORE" };

/** Makes a draft of a rule's next value. What is wrong with it is named place by place, and nothing is kept. */
export function draftSetting(
  { db, settings }: Deps,
  { name, value: json, note, by, now, once }: Draft,
): Promise<Result<{ versionId: string }, Refusal>> {
  const { staffId } = by;
  return transact<{ versionId: string }, Refusal>(
    db,
    async (tx) => {
      if (!mayMakeSetting(name, by)) return refuse({ code: "SETTING_MAKER_OTHER" });
      const read = readSetting(name, json);
      if (!read.ok) return valueWrong(read.problems);
      if (givesMore(settings.at(now), { name, value: json }, by)) return refuse({ code: "SETTING_GIVES_MORE" });
      const value = writeSetting(name, read.value);
      const held = writeSetting(name, settings.at(now)[name]);
      const gone = missingRows(settingOf(name), held, value);
      if (gone.length > 0) return valueWrong(gone);
      const isAnnounced = settings.announced(now).some((one) => one.name === name);
      if (!isAnnounced && isSameSetting(name, value, held)) return refuse({ code: "SETTING_UNCHANGED" });
      const versionId = await insertVersion(tx, { name, value, note, staffId, at: now });
      await audit(tx, { staffId, action: "setting.draft", subject: settingSubject(name), facts: { versionId, note }, at: now });
      return ok({ versionId });
    },
    once,
  );
}

/** Refuses a value with everything that is wrong with it. */
export function valueWrong(problems: readonly SettingProblem[]) {
  return refuse({ code: "SETTING_VALUE_WRONG" as const, count: problems.length, problems });
}

/** How the audit log names a setting. */
export function settingSubject(name: string): string {
  return `setting:${name}`;
}
