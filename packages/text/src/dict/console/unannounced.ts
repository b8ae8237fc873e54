import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleUnannouncedWords } from "../../zh/console/unannounced.ts";

export type { ConsoleUnannouncedWords } from "../../zh/console/unannounced.ts";

/** The shelf of parcels nobody announced. */
export const consoleUnannouncedDict = dictionary<ConsoleUnannouncedWords>(
  "console/unannounced",
  (language) => import(`../../${language}/console/unannounced.ts`),
);
