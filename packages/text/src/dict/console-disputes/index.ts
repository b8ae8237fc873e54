import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleDisputesWords } from "./zh.ts";

export type { ConsoleDisputesWords } from "./zh.ts";

export const consoleDisputesDict = dictionary<ConsoleDisputesWords>("console-disputes", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
