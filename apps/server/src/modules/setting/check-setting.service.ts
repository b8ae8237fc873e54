import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate, beijingDateStart, dayAfter, isCalendarDay } from "@sihai/domain/clocks";
import { isSettingName, missingRows, readSetting, settingOf, writeSetting } from "@sihai/domain/setting";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { settingSubject, type ValueWrong, valueWrong } from "./draft-setting.service.ts";
import { type Checker, givesMore, mayCheckSetting, mayMakeSetting } from "./may-check-setting.ts";
import { mayWithdraw } from "./read-history.service.ts";
import { hasMovedSince, lockSettings, lockVersion, markChecked, markWithdrawn } from "./setting-version.store.ts";

type Act = { versionId: string; by: Checker; now: Date; once: Once | null };
type Check = Act & { from: string | undefined };
type Refusal =
  | OnceRefusal
  | ValueWrong
  | {
      code:
        | "SETTING_VERSION_NOT_FOUND"
        | "SETTING_VERSION_STATE_REFUSED"
        | "SETTING_VERSION_OWN"
        | "SETTING_CHECKER_OTHER"
        | "SETTING_GIVES_MORE"
        | "SETTING_MOVED_SINCE"
        | "SETTING_MOMENT_TAKEN";
    }
  | { code: "SETTING_DAY_PAST"; earliest: string };

/** Puts a draft in force from a Beijing day on, or at once where its rule may; by somebody other than who made it, where anybody else could. */
export async function checkSetting(
  { db, settings }: Deps,
  { versionId, from, by, now, once }: Check,
): Promise<Result<null, Refusal>> {
  const { staffId } = by;
  const done = await transact<null, Refusal>(
    db,
    async (tx) => {
      await lockSettings(tx);
      const version = await lockVersion(tx, versionId);
      if (!version?.draftedBy || !isSettingName(version.name)) return refuse({ code: "SETTING_VERSION_NOT_FOUND" });
      if (version.state !== "draft") return refuse({ code: "SETTING_VERSION_STATE_REFUSED" });
      const moment = momentOf(from, settingOf(version.name).earliest, now);
      if (!moment.ok) return moment;
      const read = readSetting(version.name, version.value);
      if (!read.ok) return valueWrong(read.problems);
      // A row that a version in between brought must not be lost by a draft that was made before it.
      const before = writeSetting(version.name, settings.at(moment.value)[version.name]);
      const gone = missingRows(settingOf(version.name), before, version.value);
      if (gone.length > 0) return valueWrong(gone);
      const may = await mayCheckSetting(tx, { name: version.name, makerId: version.draftedBy.id, by, rules: settings.at(now) });
      if (may === "elsewhere") return refuse({ code: "SETTING_CHECKER_OTHER" });
      if (may === "own") return refuse({ code: "SETTING_VERSION_OWN" });
      if (givesMore(settings.at(moment.value), { name: version.name, value: version.value }, by))
        return refuse({ code: "SETTING_GIVES_MORE" });
      // It would quietly undo what a colleague changed of the same rule meanwhile.
      if (await hasMovedSince(tx, version)) return refuse({ code: "SETTING_MOVED_SINCE" });
      const alone = may === "alone";
      if (!(await markChecked(tx, { version, from: moment.value, staffId, alone, at: now })))
        return refuse({ code: "SETTING_MOMENT_TAKEN" });
      await audit(tx, {
        staffId,
        action: "setting.check",
        subject: settingSubject(version.name),
        facts: { versionId, from: moment.value.toISOString(), ...(alone && { checkedAlone: true }) },
        at: now,
      });
      return ok(null);
    },
    once,
  );
  await settings.refresh();
  return done;
}

/** Takes back a draft, or a checked version that has not begun. */
export async function withdrawSetting({ db, settings }: Deps, { versionId, by, now, once }: Act) {
  const { staffId } = by;
  type Refusal = OnceRefusal | { code: "SETTING_VERSION_NOT_FOUND" | "SETTING_VERSION_STATE_REFUSED" | "SETTING_MAKER_OTHER" };
  const done = await transact<null, Refusal>(
    db,
    async (tx) => {
      await lockSettings(tx);
      const version = await lockVersion(tx, versionId);
      if (!version) return refuse({ code: "SETTING_VERSION_NOT_FOUND" });
      if (isSettingName(version.name) && !mayMakeSetting(version.name, by)) return refuse({ code: "SETTING_MAKER_OTHER" });
      if (!mayWithdraw(version, now)) return refuse({ code: "SETTING_VERSION_STATE_REFUSED" });
      await markWithdrawn(tx, versionId, staffId, now);
      await audit(tx, {
        staffId,
        action: "setting.withdraw",
        subject: settingSubject(version.name),
        facts: { versionId },
        at: now,
      });
      return ok(null);
    },
    once,
  );
  await settings.refresh();
  return done;
}

/** A price seen today is the price paid today: what customers see begins tomorrow at the earliest, at midnight in Beijing. */
function momentOf(
  from: string | undefined,
  earliest: "tomorrow" | "at-once",
  now: Date,
): Result<Date, { code: "SETTING_DAY_PAST"; earliest: string }> {
  const today = beijingDate(now);
  if (earliest === "at-once" && (from === undefined || from === today)) return ok(now);
  const tomorrow = dayAfter(today);
  if (from === undefined || !isCalendarDay(from) || from < tomorrow)
    return refuse({ code: "SETTING_DAY_PAST", earliest: earliest === "at-once" ? today : tomorrow });
  return ok(beijingDateStart(from));
}
