import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleFreightWords } from "../../zh/console/freight.ts";

export type { ConsoleFreightWords } from "../../zh/console/freight.ts";

/** The provider's prices: price lists, lines and outlets. */
export const consoleFreightDict = dictionary<ConsoleFreightWords>(
  "console/freight",
  (language) => import(`../../${language}/console/freight.ts`),
);
