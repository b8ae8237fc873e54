import type { settingRefusals } from "@sihai/contract/setting/refusals";
import type { Sentences } from "./sentence.ts";

export const settingSentences = {
  SETTING_VALUE_WRONG: { zh: "有 {count} 处需要更正，未保存任何内容", en: "Nothing was saved. Entries to correct: {count}" },
  SETTING_UNCHANGED: { zh: "与现在的设定完全相同", en: "This is the value that holds already" },
  SETTING_VERSION_NOT_FOUND: { zh: "没有找到这个版本", en: "We couldn't find this version" },
  SETTING_VERSION_STATE_REFUSED: { zh: "这个版本的状态已经改变，请刷新", en: "This version has moved on. Please reload" },
  SETTING_VERSION_OWN: { zh: "请由拟定者以外的同事复核", en: "A colleague other than who drafted it must check it" },
  SETTING_DAY_PAST: { zh: "最早可以从 {earliest} 起生效", en: "It can begin on {earliest} at the earliest" },
  SETTING_MOMENT_TAKEN: { zh: "已有另一个版本在同一时刻开始生效", en: "Another version begins at that moment" },
} satisfies Sentences<keyof typeof settingRefusals>;
