import { type SettingName, settingOf } from "@sihai/domain/setting";
import { usePersistedState } from "#desk";
import { type Entry, entryOf, isEntry } from "./entry.ts";

type KeptDraft = { from: string; entry: Entry; note: string };

/** What is typed of a rule's next value, which a reload of the page must not lose; only while the rule is as it was when typing began. */
export function useKeptDraft(name: SettingName, value: unknown) {
  const from = JSON.stringify(value);
  const first: KeptDraft = { from, entry: entryOf(settingOf(name).shape, value), note: "" };
  return usePersistedState<KeptDraft>(
    `rule-${name}`,
    first,
    (kept): kept is KeptDraft => isKeptDraft(kept) && kept.from === from,
  );
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null || !("from" in value) || !("entry" in value) || !("note" in value))
    return false;
  return typeof value.from === "string" && typeof value.note === "string" && isEntry(value.entry);
}
