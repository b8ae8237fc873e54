import { dictionary } from "../core/dictionary.ts";
import type { AddressWords } from "../zh/shop/address.ts";

export type { AddressWords } from "../zh/shop/address.ts";

export const addressDict = dictionary<AddressWords>("address", (language) => import(`../${language}/shop/address.ts`));
