import { add, ok, type Result, zero } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { readSetting, type SettingName } from "@sihai/domain/setting";
import type { Deps, SettingTrial } from "#platform";
import { type ValueWrong, valueWrong } from "./draft-setting.service.ts";

const triedDays = 30;

type Trials = { trials: { of: SettingTrial["of"]; rows: number; changed: number; before: Tried; after: Tried }[] };
type Tried = Awaited<ReturnType<SettingTrial["run"]>>[number]["before"];

/** What the last thirty days would have cost by another value: the pure pricing runs again over what was agreed. Nothing is kept. */
export async function previewSetting(
  deps: Deps,
  { name, value: text, now }: { name: SettingName; value: string; now: Date },
): Promise<Result<Trials, ValueWrong>> {
  const read = readSetting(name, jsonOf(text));
  if (!read.ok) return valueWrong(read.problems);
  const before = deps.settings.at(now);
  const after = { ...before, [name]: read.value };
  const since = new Date(now.getTime() - triedDays * dayMs);
  const trials: Trials["trials"] = [];
  for (const { of, reads, run } of deps.settingTrials) {
    if (!reads.includes(name)) continue;
    const rows = await run(deps, { before, after, since, now });
    trials.push({
      of,
      rows: rows.length,
      changed: rows.filter((row) => row.before.amount !== row.after.amount).length,
      before: rows.reduce((sum, row) => add(sum, row.before), zero("CNY")),
      after: rows.reduce((sum, row) => add(sum, row.after), zero("CNY")),
    });
  }
  return ok({ trials });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
