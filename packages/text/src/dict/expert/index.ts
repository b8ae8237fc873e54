import { dictionary } from "../../core/dictionary.ts";
import type { ExpertWords } from "./zh.ts";

export type { ExpertWords } from "./zh.ts";

/** The shipping expert: asking, one service, picking the goods, and the packing plan. */
export const expertDict = dictionary<ExpertWords>("expert", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
