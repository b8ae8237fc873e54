import { dictionary } from "../core/dictionary.ts";
import type { WalletWords } from "../zh/shop/payment-wallet.ts";

export type { WalletWords } from "../zh/shop/payment-wallet.ts";

export const walletDict = dictionary<WalletWords>(
  "payment-wallet",
  (language) => import(`../${language}/shop/payment-wallet.ts`),
);
