import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleForwardingWords } from "../../zh/console/forwarding.ts";

export type { ConsoleForwardingWords } from "../../zh/console/forwarding.ts";

export const consoleForwardingDict = dictionary<ConsoleForwardingWords>(
  "console/forwarding",
  (language) => import(`../../${language}/console/forwarding.ts`),
);
