export { opensShopPage, type ShopPath } from "./shop-paths.ts";
export { contentStates, mayTakeBack, shownAt, stateAt } from "./versions.ts";
