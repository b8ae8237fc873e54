import { dictionary } from "../../core/dictionary.ts";
import type { CartWords } from "./zh.ts";

export type { CartWords } from "./zh.ts";

export const cartDict = dictionary<CartWords>("cart", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
