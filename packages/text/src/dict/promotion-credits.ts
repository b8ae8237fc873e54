import { dictionary } from "../core/dictionary.ts";
import type { CreditsWords } from "../zh/shop/promotion-credits.ts";

export type { CreditsWords } from "../zh/shop/promotion-credits.ts";

export const creditsDict = dictionary<CreditsWords>(
  "promotion-credits",
  (language) => import(`../${language}/shop/promotion-credits.ts`),
);
