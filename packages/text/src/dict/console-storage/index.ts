import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleStorageWords } from "./zh.ts";

export type { ConsoleStorageWords } from "./zh.ts";

/** The shelves, their counts, and what is asked of the storage bench. */
export const consoleStorageDict = dictionary<ConsoleStorageWords>("console-storage", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
