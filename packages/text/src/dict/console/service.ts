import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleServiceWords } from "../../zh/console/service.ts";

export type { ConsoleServiceWords } from "../../zh/console/service.ts";

/** The services bench: the queue, photo tasks, videos, answers; and asking for a supplement. */
export const consoleServiceDict = dictionary<ConsoleServiceWords>(
  "console/service",
  (language) => import(`../../${language}/console/service.ts`),
);
