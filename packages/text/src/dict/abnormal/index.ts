import { dictionary } from "../../core/dictionary.ts";
import type { AbnormalWords } from "./zh.ts";

export type { AbnormalWords } from "./zh.ts";

/** Parcels nobody announced, and claiming one. */
export const abnormalDict = dictionary<AbnormalWords>("abnormal", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
