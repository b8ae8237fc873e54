import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleBuyingWords } from "../../zh/console/buying.ts";

export type { ConsoleBuyingWords } from "../../zh/console/buying.ts";

/** The buying desk: the queue, recording purchases, asking buyers, cancelling, sellers' deliveries. */
export const consoleBuyingDict = dictionary<ConsoleBuyingWords>(
  "console/buying",
  (language) => import(`../../${language}/console/buying.ts`),
);
