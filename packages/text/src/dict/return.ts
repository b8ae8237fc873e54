import { dictionary } from "../core/dictionary.ts";
import type { ReturnWords } from "../zh/shop/return.ts";

export type { ReturnWords } from "../zh/shop/return.ts";

/** Returning and exchanging goods in storage: the application and its stages. */
export const returnDict = dictionary<ReturnWords>("return", (language) => import(`../${language}/shop/return.ts`));
