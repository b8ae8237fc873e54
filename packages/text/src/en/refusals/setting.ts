import type { settingRefusals } from "@sihai/contract/setting/refusals";

export const settingSentences = {
  SETTING_VALUE_WRONG: "Nothing was saved. Entries to correct: {count}",
  SETTING_UNCHANGED: "This is already the current value",
  SETTING_VERSION_NOT_FOUND: "We couldn’t find this version",
  SETTING_VERSION_STATE_REFUSED: "This version has changed. Please reload",
  SETTING_VERSION_OWN: "Somebody other than its author must check it",
  SETTING_MAKER_OTHER: "Only an administrator may change this rule. Nothing has changed",
  SETTING_GIVES_MORE: "Nobody can give a permission they don’t have themselves. Nothing has changed",
  SETTING_CHECKER_OTHER: "Only an administrator may check this rule. Nothing has changed",
  SETTING_MOVED_SINCE: "This rule has changed since the draft was made. Make the draft again from its current value",
  SETTING_DAY_PAST: "The earliest possible start is {earliest}",
  SETTING_MOMENT_TAKEN: "Another version already starts at that time",
} as const satisfies Record<keyof typeof settingRefusals, string>;
