import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleExpertsWords } from "./zh.ts";

export type { ConsoleExpertsWords } from "./zh.ts";

/** The shipping expert's desk. */
export const consoleExpertsDict = dictionary<ConsoleExpertsWords>("console-experts", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
