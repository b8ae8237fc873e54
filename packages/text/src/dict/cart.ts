import { dictionary } from "../core/dictionary.ts";
import type { CartWords } from "../zh/shop/cart.ts";

export type { CartWords } from "../zh/shop/cart.ts";

export const cartDict = dictionary<CartWords>("cart", (language) => import(`../${language}/shop/cart.ts`));
