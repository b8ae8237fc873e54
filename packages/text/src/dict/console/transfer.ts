import { dictionary } from "../../core/dictionary.ts";
import type { ConsoleTransferWords } from "../../zh/console/transfer.ts";

export type { ConsoleTransferWords } from "../../zh/console/transfer.ts";

/** The desk of transfers: receipts beside what the bank statement shows, recorded by one and confirmed by another. */
export const consoleTransferDict = dictionary<ConsoleTransferWords>(
  "console/transfer",
  (language) => import(`../../${language}/console/transfer.ts`),
);
