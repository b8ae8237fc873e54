import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleWithdrawalWords } from "../../zh/console/withdrawal.ts";

export type { ConsoleWithdrawalWords } from "../../zh/console/withdrawal.ts";

/** The withdrawals desk: approving, declining, recording transfers. */
export const consoleWithdrawalDict = dictionary<ConsoleWithdrawalWords>(
  "console/withdrawal",
  (language) => import(`../../${language}/console/withdrawal.ts`),
);
