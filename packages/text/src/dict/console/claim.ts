import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleClaimWords } from "../../zh/console/claim.ts";

export type { ConsoleClaimWords } from "../../zh/console/claim.ts";

/** The claims desk: evidence side by side, offers, refusals, payment. */
export const consoleClaimDict = dictionary<ConsoleClaimWords>(
  "console/claim",
  (language) => import(`../../${language}/console/claim.ts`),
);
