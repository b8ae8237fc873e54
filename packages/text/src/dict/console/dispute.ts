import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleDisputeWords } from "../../zh/console/dispute.ts";

export type { ConsoleDisputeWords } from "../../zh/console/dispute.ts";

/** The desk for disputes of cards. */
export const consoleDisputeDict = dictionary<ConsoleDisputeWords>(
  "console/dispute",
  (language) => import(`../../${language}/console/dispute.ts`),
);
