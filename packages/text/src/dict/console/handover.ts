import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleHandoverWords } from "../../zh/console/handover.ts";

export type { ConsoleHandoverWords } from "../../zh/console/handover.ts";

/** The hand-over of a shift. */
export const consoleHandoverDict = dictionary<ConsoleHandoverWords>(
  "console/handover",
  (language) => import(`../../${language}/console/handover.ts`),
);
