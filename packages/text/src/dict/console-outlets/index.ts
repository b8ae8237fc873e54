import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleOutletsWords } from "./zh.ts";

export type { ConsoleOutletsWords } from "./zh.ts";

/** Pickup outlets: added, changed, closed. */
export const consoleOutletsDict = dictionary<ConsoleOutletsWords>("console-outlets", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
