import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleContentWords } from "../../../zh/console/site/content.ts";

export type { ConsoleContentWords } from "../../../zh/console/site/content.ts";

/** Texts, adverts and announcements: what is shown, how it is written, its versions. */
export const consoleContentDict = dictionary<ConsoleContentWords>(
  "console/site/content",
  (language) => import(`../../../${language}/console/site/content.ts`),
);
