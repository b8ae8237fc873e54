import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleRatesWords } from "./zh.ts";

export type { ConsoleRatesWords } from "./zh.ts";

/** The provider's prices: price lists, lines and outlets. */
export const consoleRatesDict = dictionary<ConsoleRatesWords>("console-rates", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
