import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleServicesWords } from "./zh.ts";

export type { ConsoleServicesWords } from "./zh.ts";

/** The services bench: the queue, photo tasks, videos, answers; and asking for a supplement. */
export const consoleServicesDict = dictionary<ConsoleServicesWords>("console-services", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
