import { itemStarts, itemTransitions } from "@sihai/domain/item";
import type { Module } from "#platform";
import { timelineInvariants } from "../timeline/index.ts";

export type { Actor } from "../timeline/index.ts";
export { askAboutItem, confirmTimer } from "./ask-about-item.ts";
export { freeItems, itemColumns, itemOf, lockItems, lockItemsOfOrder, reserveItems, updateItem } from "./item.store.ts";
export { type DiscountOn, discountsOn, type Item } from "./item.types.ts";
export { type ItemRefusal, moveItem } from "./move-item.ts";
export { type OpenSupplement, openSupplementsOf } from "./open-supplements.store.ts";
export { paidForItems, paidLater } from "./paid-for-items.store.ts";
export { readServices, type StoredService, skuWords, writeServices } from "./stored-services.ts";
export { readWish, storedWish, type Wish, wishOf } from "./stored-wish.ts";

export const itemModule: Module = {
  name: "item",
  routes: [],
  invariants: timelineInvariants({
    of: "an item",
    kind: "item",
    tables: ["order_item"],
    starts: itemStarts,
    transitions: [itemTransitions],
  }),
};
