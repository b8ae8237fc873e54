import { dictionary } from "../core/dictionary.ts";
import type { ExpertWords } from "../zh/shop/expert.ts";

export type { ExpertWords } from "../zh/shop/expert.ts";

/** The shipping expert: asking, one service, picking the goods, and the packing plan. */
export const expertDict = dictionary<ExpertWords>("expert", (language) => import(`../${language}/shop/expert.ts`));
