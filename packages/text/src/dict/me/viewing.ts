import { dictionary } from "../../core/dictionary.ts";
import type { ViewingWords } from "../../zh/shop/me/viewing.ts";

export type { ViewingWords } from "../../zh/shop/me/viewing.ts";

/** What staff read who see the shop as a customer does. */
export const viewingDict = dictionary<ViewingWords>("viewing", (language) => import(`../../${language}/shop/me/viewing.ts`));
