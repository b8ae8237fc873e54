import { dictionary } from "../core/dictionary.ts";
import type { PromotionWords } from "../zh/shop/promotion.ts";

export type { PromotionWords } from "../zh/shop/promotion.ts";

/** The words of coupons, discount codes and credits. */
export const promotionDict = dictionary<PromotionWords>("promotion", (language) => import(`../${language}/shop/promotion.ts`));
