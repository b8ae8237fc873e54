import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleEnquiriesWords } from "./zh.ts";

export type { ConsoleEnquiriesWords } from "./zh.ts";

/** The enquiries desk: the queue, and the editor an answer is put together in. */
export const consoleEnquiriesDict = dictionary<ConsoleEnquiriesWords>("console-enquiries", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
