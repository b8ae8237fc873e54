import { dictionary } from "../core/dictionary.ts";
import type { PlanWords } from "../zh/shop/plan.ts";

export type { PlanWords } from "../zh/shop/plan.ts";

/** The words of plans: how stored goods are split over parcels and lines. */
export const planDict = dictionary<PlanWords>("plan", (language) => import(`../${language}/shop/plan.ts`));
