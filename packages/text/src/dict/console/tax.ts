import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleTaxWords } from "../../zh/console/tax.ts";

export type { ConsoleTaxWords } from "../../zh/console/tax.ts";

/** Tax rules: dated rows by country, made by one and checked by another. */
export const consoleTaxDict = dictionary<ConsoleTaxWords>(
  "console/tax",
  (language) => import(`../../${language}/console/tax.ts`),
);
