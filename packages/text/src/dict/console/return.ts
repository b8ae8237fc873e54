import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleReturnWords } from "../../zh/console/return.ts";

export type { ConsoleReturnWords } from "../../zh/console/return.ts";

/** The returns desk: applications, what goes back to sellers, what they refund or send instead. */
export const consoleReturnDict = dictionary<ConsoleReturnWords>(
  "console/return",
  (language) => import(`../../${language}/console/return.ts`),
);
