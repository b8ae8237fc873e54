import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleOverviewWords } from "../../zh/console/overview.ts";

export type { ConsoleOverviewWords } from "../../zh/console/overview.ts";

/** The page after log-in: what waits at each desk. */
export const consoleOverviewDict = dictionary<ConsoleOverviewWords>(
  "console/overview",
  (language) => import(`../../${language}/console/overview.ts`),
);
