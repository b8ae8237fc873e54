import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleConsultWords } from "../../zh/console/consult.ts";

export type { ConsoleConsultWords } from "../../zh/console/consult.ts";

/** The inbox over everything customers wait for, a question being answered, and saved replies. */
export const consoleConsultDict = dictionary<ConsoleConsultWords>(
  "console/consult",
  (language) => import(`../../${language}/console/consult.ts`),
);
