import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleSearchWords } from "../../zh/console/search.ts";

export type { ConsoleSearchWords } from "../../zh/console/search.ts";

/** The search over everything. */
export const consoleSearchDict = dictionary<ConsoleSearchWords>(
  "console/search",
  (language) => import(`../../${language}/console/search.ts`),
);
