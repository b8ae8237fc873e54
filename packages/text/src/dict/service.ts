import { dictionary } from "../core/dictionary.ts";
import type { ServiceWords } from "../zh/shop/service.ts";

export type { ServiceWords } from "../zh/shop/service.ts";

/** Services on goods after purchase, supplementary payments, followed items, inspection videos. */
export const serviceDict = dictionary<ServiceWords>("service", (language) => import(`../${language}/shop/service.ts`));
