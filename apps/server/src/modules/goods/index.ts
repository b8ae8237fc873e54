import type { Module } from "#platform";
import { goodsRoutes } from "./routes.ts";
import { indexMissingGoods } from "./search-index.store.ts";

export { addFavourites, findGoodsOfOrders, findManyGoods, type KeptGoods, shopNamesOf } from "./goods.store.ts";
export { findFreshGoods, type LookedUp, lookUpGoods, lookUpKnownGoods, lookUpManyGoods } from "./look-up-goods.service.ts";
export { quotePacked } from "./quote-ahead.ts";
export { readGoodsPicture } from "./read-picture.service.ts";
export { viewAhead } from "./still-to-come.service.ts";
export { chosenOptionsOf, variantPictureOf } from "./stored-goods.ts";

export const goodsModule: Module = {
  name: "goods",
  routes: goodsRoutes,
  sweeps: [{ name: "index goods for search", everySeconds: 3600, run: ({ db }) => indexMissingGoods(db) }],
};
