import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleStaffWords } from "../../../zh/console/people/staff.ts";

export type { ConsoleStaffWords } from "../../../zh/console/people/staff.ts";

/** Logins of the staff, and one's own. */
export const consoleStaffDict = dictionary<ConsoleStaffWords>(
  "console/people/staff",
  (language) => import(`../../../${language}/console/people/staff.ts`),
);
