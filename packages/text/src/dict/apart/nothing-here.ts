import { dictionary } from "../../core/dictionary.ts";
import type { NothingHereWords } from "../../zh/shop/apart/nothing-here.ts";

export type { NothingHereWords } from "../../zh/shop/apart/nothing-here.ts";

/** The ways on from a page whose subject is not there. */
export const nothingHereDict = dictionary<NothingHereWords>(
  "nothing-here",
  (language) => import(`../../${language}/shop/apart/nothing-here.ts`),
);
