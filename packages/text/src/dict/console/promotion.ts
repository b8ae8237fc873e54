import { dictionary } from "../../core/dictionary.ts";
import type { ConsolePromotionWords } from "../../zh/console/promotion.ts";

export type { ConsolePromotionWords } from "../../zh/console/promotion.ts";

/** Coupons and discount codes: offered, counted, stopped. */
export const consolePromotionDict = dictionary<ConsolePromotionWords>(
  "console/promotion",
  (language) => import(`../../${language}/console/promotion.ts`),
);
