import { dictionary } from "../core/dictionary.ts";
import type { FreightWords } from "../zh/shop/freight.ts";

export type { FreightWords } from "../zh/shop/freight.ts";

/** The words of the calculator and of shipping lines everywhere. */
export const freightDict = dictionary<FreightWords>("freight", (language) => import(`../${language}/shop/freight.ts`));
