import { dictionary } from "../../core/dictionary.ts";
import type { DesktopWords } from "./zh.ts";

export type { DesktopWords } from "./zh.ts";

/** The page a desktop browser sees instead of the phone app. */
export const desktopDict = dictionary<DesktopWords>("desktop", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
