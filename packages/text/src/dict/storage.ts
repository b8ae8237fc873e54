import { dictionary } from "../core/dictionary.ts";
import type { StorageWords } from "../zh/shop/storage.ts";

export type { StorageWords } from "../zh/shop/storage.ts";

/** The words of the warehouses, of goods in storage and of the parcel made of them. */
export const storageDict = dictionary<StorageWords>("storage", (language) => import(`../${language}/shop/storage.ts`));
