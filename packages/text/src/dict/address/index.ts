import { dictionary } from "../../core/dictionary.ts";
import type { AddressWords } from "./zh.ts";

export type { AddressWords } from "./zh.ts";

export const addressDict = dictionary<AddressWords>("address", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
