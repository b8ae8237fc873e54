import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleSettingWords } from "./zh.ts";

export type { ConsoleSettingWords } from "./zh.ts";

/** The operator's rules: what each is called, what it may be, its versions. */
export const consoleSettingDict = dictionary<ConsoleSettingWords>("console-setting", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
