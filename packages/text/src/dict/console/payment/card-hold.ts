import { dictionary } from "../../../core/dictionary.ts";
import type { ConsoleCardHoldWords } from "../../../zh/console/payment/card-hold.ts";

export type { ConsoleCardHoldWords } from "../../../zh/console/payment/card-hold.ts";

/** The desk for card payments that crossed a limit. */
export const consoleCardHoldDict = dictionary<ConsoleCardHoldWords>(
  "console/payment/card-hold",
  (language) => import(`../../../${language}/console/payment/card-hold.ts`),
);
