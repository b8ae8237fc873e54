import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleSettingWords } from "../../zh/console/setting.ts";

export type { ConsoleSettingWords } from "../../zh/console/setting.ts";

/** The operator's rules: what each is called, what it may be, its versions. */
export const consoleSettingDict = dictionary<ConsoleSettingWords>(
  "console/setting",
  (language) => import(`../../${language}/console/setting.ts`),
);
