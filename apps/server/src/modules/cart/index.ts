import type { Module } from "#platform";
import { cartRoutes } from "./routes.ts";

export { addToCart } from "./add-to-cart.service.ts";
export { type CartLine, findCartLines, lockCartLines, removeCartLines } from "./cart.store.ts";
export { putIntoCart } from "./put-into-cart.ts";
export { piecesByGoods } from "./view-cart.service.ts";

export const cartModule: Module = { name: "cart", routes: cartRoutes };
