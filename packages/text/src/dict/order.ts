import { dictionary } from "../core/dictionary.ts";
import type { OrderWords } from "../zh/shop/order.ts";

export type { OrderWords } from "../zh/shop/order.ts";

export const orderDict = dictionary<OrderWords>("order", (language) => import(`../${language}/shop/order.ts`));
