import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleStorageWords } from "../../zh/console/storage.ts";

export type { ConsoleStorageWords } from "../../zh/console/storage.ts";

/** The shelves, their counts, and what is asked of the storage bench. */
export const consoleStorageDict = dictionary<ConsoleStorageWords>(
  "console/storage",
  (language) => import(`../../${language}/console/storage.ts`),
);
