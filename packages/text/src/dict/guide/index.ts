import { dictionary } from "../../core/dictionary.ts";
import type { GuideWords } from "./zh.ts";

export type { GuideWords } from "./zh.ts";

export const guideDict = dictionary<GuideWords>("guide", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
