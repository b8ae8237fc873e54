import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleListFileWords } from "../../../zh/console/payment/list-file.ts";

export type { ConsoleListFileWords } from "../../../zh/console/payment/list-file.ts";

/** What stands above the columns of the lists of money that finance downloads. */
export const consoleListFileDict = dictionary<ConsoleListFileWords>(
  "console/payment/list-file",
  (language) => import(`../../../${language}/console/payment/list-file.ts`),
);
