import * as contract from "@sihai/contract/cart";
import { ok } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { addToCart } from "./add-to-cart.service.ts";
import { countCartRows, removeCartLines } from "./cart.store.ts";
import { acceptPrices, changeCartItem, correctLinePrice } from "./change-cart-item.service.ts";
import { moveToFavourites } from "./move-to-favourites.service.ts";
import { restoreToCart } from "./restore-to-cart.service.ts";
import { viewCart } from "./view-cart.service.ts";

export const cartRoutes: Route[] = [
  route(contract.listCart, { allow: users, handle: async ({ deps, who }) => ok(await viewCart(deps, who.userId)) }),
  route(contract.countCart, {
    allow: users,
    handle: async ({ deps, who }) => ok({ lines: await countCartRows(deps.db, who.userId) }),
  }),
  route(contract.addToCart, {
    allow: users,
    checksSessionWithin: true,
    handle: ({ deps, who, body, now, once }) =>
      addToCart(deps, { ...body, remark: body.remark ?? "", userId: who.userId, now, once }),
  }),
  route(contract.changeCartItem, {
    allow: users,
    handle: ({ deps, who, body, now }) => changeCartItem(deps, who.userId, body.cartItemId, body, now),
  }),
  route(contract.correctCartPrice, {
    allow: users,
    handle: ({ deps, who, body }) => correctLinePrice(deps, who.userId, body.cartItemId, body),
  }),
  route(contract.acceptCartPrices, {
    allow: users,
    handle: ({ deps, who, body }) => acceptPrices(deps, who.userId, body.cartItemIds),
  }),
  route(contract.removeFromCart, {
    allow: users,
    handle: async ({ deps, who, body, now }) =>
      ok({ removed: await removeCartLines(deps.db, who.userId, body.cartItemIds, now) }),
  }),
  route(contract.moveToFavourites, {
    allow: users,
    handle: ({ deps, who, body, now }) => moveToFavourites(deps, who.userId, body.cartItemIds, now),
  }),
  route(contract.restoreToCart, {
    allow: users,
    handle: ({ deps, who, body, now }) => restoreToCart(deps, who.userId, body.cartItemIds, now),
  }),
];
