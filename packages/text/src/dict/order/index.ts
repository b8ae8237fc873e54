import { dictionary } from "../../core/dictionary.ts";
import type { OrderWords } from "./zh.ts";

export type { OrderWords } from "./zh.ts";

export const orderDict = dictionary<OrderWords>("order", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
