import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleReceivingWords } from "./zh.ts";

export type { ConsoleReceivingWords } from "./zh.ts";

/** The receiving bench: signing, stocking in, shelving. */
export const consoleReceivingDict = dictionary<ConsoleReceivingWords>("console-receiving", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
