import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleReceivingWords } from "../../zh/console/receiving.ts";

export type { ConsoleReceivingWords } from "../../zh/console/receiving.ts";

/** The receiving bench: signing, stocking in, shelving. */
export const consoleReceivingDict = dictionary<ConsoleReceivingWords>(
  "console/receiving",
  (language) => import(`../../${language}/console/receiving.ts`),
);
