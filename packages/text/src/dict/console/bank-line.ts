import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleBankLineWords } from "../../zh/console/bank-line.ts";

export type { ConsoleBankLineWords } from "../../zh/console/bank-line.ts";

/** Files of the bank: their lines, and what becomes of each. */
export const consoleBankLineDict = dictionary<ConsoleBankLineWords>(
  "console/bank-line",
  (language) => import(`../../${language}/console/bank-line.ts`),
);
