import { dictionary } from "../../core/dictionary.ts";
import type { HomeWords } from "./zh.ts";

export type { HomeWords } from "./zh.ts";

export const homeDict = dictionary<HomeWords>("home", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
