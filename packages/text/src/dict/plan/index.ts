import { dictionary } from "../../core/dictionary.ts";
import type { PlanWords } from "./zh.ts";

export type { PlanWords } from "./zh.ts";

/** The words of plans: how stored goods are split over parcels and lines. */
export const planDict = dictionary<PlanWords>("plan", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
