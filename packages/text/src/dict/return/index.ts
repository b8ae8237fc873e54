import { dictionary } from "../../core/dictionary.ts";
import type { ReturnWords } from "./zh.ts";

export type { ReturnWords } from "./zh.ts";

/** Returning and exchanging goods in storage: the application and its stages. */
export const returnDict = dictionary<ReturnWords>("return", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
