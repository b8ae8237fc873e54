import { dictionary } from "../core/dictionary.ts";
import type { ReceiptWords } from "../zh/shop/receipt.ts";

export type { ReceiptWords } from "../zh/shop/receipt.ts";

/** Papers a customer takes along: the receipt of an order or a parcel, the statement of a wallet; and what leads to them. */
export const receiptDict = dictionary<ReceiptWords>("receipt", (language) => import(`../${language}/shop/receipt.ts`));
