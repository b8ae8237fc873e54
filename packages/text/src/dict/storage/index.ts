import { dictionary } from "../../core/dictionary.ts";
import type { StorageWords } from "./zh.ts";

export type { StorageWords } from "./zh.ts";

/** The words of the warehouses, of goods in storage and of the parcel made of them. */
export const storageDict = dictionary<StorageWords>("storage", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
