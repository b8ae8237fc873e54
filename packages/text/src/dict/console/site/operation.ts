import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleOperationWords } from "../../../zh/console/site/operation.ts";

export type { ConsoleOperationWords } from "../../../zh/console/site/operation.ts";

/** What the server could not do by itself, and doing it again. */
export const consoleOperationDict = dictionary<ConsoleOperationWords>(
  "console/site/operation",
  (language) => import(`../../../${language}/console/site/operation.ts`),
);
