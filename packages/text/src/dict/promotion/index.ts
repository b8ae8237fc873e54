import { dictionary } from "../../core/dictionary.ts";
import type { PromotionWords } from "./zh.ts";

export type { PromotionWords } from "./zh.ts";

/** The words of coupons, discount codes and credits. */
export const promotionDict = dictionary<PromotionWords>("promotion", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
