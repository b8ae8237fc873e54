import { dictionary } from "../../core/dictionary.ts";
import type { WalletWords } from "./zh.ts";

export type { WalletWords } from "./zh.ts";

export const walletDict = dictionary<WalletWords>("wallet", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
