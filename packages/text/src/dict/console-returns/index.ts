import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleReturnsWords } from "./zh.ts";

export type { ConsoleReturnsWords } from "./zh.ts";

/** The returns desk: applications, what goes back to sellers, what they refund or send instead. */
export const consoleReturnsDict = dictionary<ConsoleReturnsWords>("console-returns", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
