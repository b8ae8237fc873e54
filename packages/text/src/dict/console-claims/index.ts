import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleClaimsWords } from "./zh.ts";

export type { ConsoleClaimsWords } from "./zh.ts";

/** The claims desk: evidence side by side, offers, refusals, payment. */
export const consoleClaimsDict = dictionary<ConsoleClaimsWords>("console-claims", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
