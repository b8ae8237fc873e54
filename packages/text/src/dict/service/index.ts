import { dictionary } from "../../core/dictionary.ts";
import type { ServiceWords } from "./zh.ts";

export type { ServiceWords } from "./zh.ts";

/** Services on goods after purchase, supplementary payments, followed items, inspection videos. */
export const serviceDict = dictionary<ServiceWords>("service", { zh: () => import("./zh.ts"), en: () => import("./en.ts") });
