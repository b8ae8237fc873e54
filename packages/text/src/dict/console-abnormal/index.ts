import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleAbnormalWords } from "./zh.ts";

export type { ConsoleAbnormalWords } from "./zh.ts";

/** The shelf of parcels nobody announced. */
export const consoleAbnormalDict = dictionary<ConsoleAbnormalWords>("console-abnormal", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
