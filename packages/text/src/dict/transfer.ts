import { dictionary } from "../core/dictionary.ts";
import type { TransferWords } from "../zh/shop/transfer.ts";

export type { TransferWords } from "../zh/shop/transfer.ts";

/** Recharging: the ways, the account to transfer to, the receipt, and how it stands. */
export const transferDict = dictionary<TransferWords>("transfer", (language) => import(`../${language}/shop/transfer.ts`));
