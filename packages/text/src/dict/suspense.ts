import { dictionary } from "../core/dictionary.ts";
import type { SuspenseWords } from "../zh/shop/suspense.ts";

export type { SuspenseWords } from "../zh/shop/suspense.ts";

/** Money that arrived and could not be used: in the wallet, and where it was meant to pay. */
export const suspenseDict = dictionary<SuspenseWords>("suspense", (language) => import(`../${language}/shop/suspense.ts`));
