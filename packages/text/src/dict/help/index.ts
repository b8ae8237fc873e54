import { dictionary } from "../../core/dictionary.ts";
import type { HelpWords } from "./zh.ts";

export type { HelpWords } from "./zh.ts";

export const helpDict = dictionary<HelpWords>("help", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
