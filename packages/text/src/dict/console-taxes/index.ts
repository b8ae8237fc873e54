import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleTaxesWords } from "./zh.ts";

export type { ConsoleTaxesWords } from "./zh.ts";

/** Tax rules: dated rows by country, made by one and checked by another. */
export const consoleTaxesDict = dictionary<ConsoleTaxesWords>("console-taxes", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
