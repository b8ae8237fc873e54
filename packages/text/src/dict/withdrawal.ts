import { dictionary } from "../core/dictionary.ts";
import type { WithdrawalWords } from "../zh/shop/withdrawal.ts";

export type { WithdrawalWords } from "../zh/shop/withdrawal.ts";

/** Money out of the wallet: where it would go, applying, and how it stands. */
export const withdrawalDict = dictionary<WithdrawalWords>(
  "withdrawal",
  (language) => import(`../${language}/shop/withdrawal.ts`),
);
