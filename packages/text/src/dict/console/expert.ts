import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleExpertWords } from "../../zh/console/expert.ts";

export type { ConsoleExpertWords } from "../../zh/console/expert.ts";

/** The shipping expert's desk. */
export const consoleExpertDict = dictionary<ConsoleExpertWords>(
  "console/expert",
  (language) => import(`../../${language}/console/expert.ts`),
);
