import type { settingRefusals } from "@sihai/contract/setting/refusals";

export const settingSentences = {
  SETTING_VALUE_WRONG: "Nothing was saved. Entries to correct: {count}",
  SETTING_UNCHANGED: "This is the value that holds already",
  SETTING_VERSION_NOT_FOUND: "We couldn't find this version",
  SETTING_VERSION_STATE_REFUSED: "This version has moved on. Please reload",
  SETTING_VERSION_OWN: "A colleague other than who drafted it must check it",
  SETTING_DAY_PAST: "It can begin on {earliest} at the earliest",
  SETTING_MOMENT_TAKEN: "Another version begins at that moment",
} as const satisfies Record<keyof typeof settingRefusals, string>;
