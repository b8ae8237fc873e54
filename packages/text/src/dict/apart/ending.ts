import { dictionary } from "../../core/dictionary.ts";
import type { EndingWords } from "../../zh/shop/apart/ending.ts";

export type { EndingWords } from "../../zh/shop/apart/ending.ts";

/** What is said while the business is wound down: on every page, and in place of the home page. */
export const endingDict = dictionary<EndingWords>("ending", (language) => import(`../../${language}/shop/apart/ending.ts`));
