import { dictionary } from "../../core/dictionary.ts";
import type { PastedWords } from "../../zh/shop/apart/pasted.ts";

export type { PastedWords } from "../../zh/shop/apart/pasted.ts";

/** What a pasted text was understood as: fetched with its first letter. */
export const pastedDict = dictionary<PastedWords>("pasted", (language) => import(`../../${language}/shop/apart/pasted.ts`));
