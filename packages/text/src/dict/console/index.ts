import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleWords } from "./zh.ts";

export type { ConsoleWords } from "./zh.ts";

/** The words every bench of the console shares: menu, states, goods flags, deadlines, scanning, pictures. */
export const consoleDict = dictionary<ConsoleWords>("console", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
