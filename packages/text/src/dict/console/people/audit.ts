import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleAuditWords } from "../../../zh/console/people/audit.ts";

export type { ConsoleAuditWords } from "../../../zh/console/people/audit.ts";

/** The log of what staff and the system did: acts, their facts and what stands there as a code. */
export const consoleAuditDict = dictionary<ConsoleAuditWords>(
  "console/people/audit",
  (language) => import(`../../../${language}/console/people/audit.ts`),
);
