import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleOutletWords } from "../../zh/console/outlet.ts";

export type { ConsoleOutletWords } from "../../zh/console/outlet.ts";

/** Pickup outlets: added, changed, closed. */
export const consoleOutletDict = dictionary<ConsoleOutletWords>(
  "console/outlet",
  (language) => import(`../../${language}/console/outlet.ts`),
);
