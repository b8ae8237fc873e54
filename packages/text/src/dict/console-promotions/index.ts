import { dictionary } from "../../core/dictionary.ts";
import type { ConsolePromotionsWords } from "./zh.ts";

export type { ConsolePromotionsWords } from "./zh.ts";

/** Coupons and discount codes: offered, counted, stopped. */
export const consolePromotionsDict = dictionary<ConsolePromotionsWords>("console-promotions", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
