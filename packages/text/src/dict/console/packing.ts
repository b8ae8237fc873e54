import { dictionary } from "../../core/dictionary.ts";
import type { ConsolePackingWords } from "../../zh/console/packing.ts";

export type { ConsolePackingWords } from "../../zh/console/packing.ts";

/** Packing bench and dispatch: picking, packing, weighing with evidence, waybills, manifests. */
export const consolePackingDict = dictionary<ConsolePackingWords>(
  "console/packing",
  (language) => import(`../../${language}/console/packing.ts`),
);
