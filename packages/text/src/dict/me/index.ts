import { dictionary } from "../../core/dictionary.ts";
import type { MeWords } from "./zh.ts";

export type { MeWords } from "./zh.ts";

export const meDict = dictionary<MeWords>("me", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
