import { dictionary } from "../../core/dictionary.ts";
import type { PayWords } from "./zh.ts";

export type { PayWords } from "./zh.ts";

export const payDict = dictionary<PayWords>("pay", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
