import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, quantity, text } from "../fields.ts";
import { skuId } from "../goods/fields.ts";
import { cartLine, cartShop } from "./fields.ts";

const remark = text(140, 0);
const quantityRefusals = ["GOODS_VARIANT_UNKNOWN", "QUANTITY_BELOW_MINIMUM", "QUANTITY_ABOVE_STOCK"] as const;

export const listCart = endpoint({
  method: "GET",
  path: "/cart/list",
  summary: "My cart by shops, at the prices that hold now",
  data: z.object({ shops: z.array(cartShop), lines: z.int(), pieces: z.int() }),
});

export const countCart = endpoint({
  method: "GET",
  path: "/cart/count",
  summary: "How many lines lie in my cart",
  data: z.object({ lines: z.int() }),
});

/** The same variant again adds to its line. */
export const addToCart = endpoint({
  method: "POST",
  path: "/cart/add",
  summary: "Put goods into the cart",
  body: z.strictObject({ goodsId: id, skuId, quantity, remark: z.optional(remark) }),
  data: z.object({ cartItemId: id, quantity: z.int(), lines: z.int() }),
  refusals: ["GOODS_NOT_FOUND", "GOODS_UNAVAILABLE", "CART_FULL", ...quantityRefusals],
  once: true,
});

/** Changes what is given and leaves the rest. A variant that stands in another line already merges with it. */
export const changeCartItem = endpoint({
  method: "POST",
  path: "/cart/change",
  summary: "Change quantity, variant or remark of a cart line",
  body: z.strictObject({
    cartItemId: id,
    quantity: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
    skuId: z.optional(skuId),
    remark: z.optional(remark),
  }),
  data: cartLine,
  refusals: ["CART_ITEM_NOT_FOUND", "GOODS_UNAVAILABLE", ...quantityRefusals],
});

/** The buyer types over a looked-up price; staff compare it when they buy (rule D-22). Both null: back to the seller's price. */
export const correctCartPrice = endpoint({
  method: "POST",
  path: "/cart/correct-price",
  summary: "Correct the price of a cart line",
  body: z.strictObject({
    cartItemId: id,
    unitPrice: z.nullable(z.string().check(z.maxLength(40))),
    domesticFreight: z.nullable(z.string().check(z.maxLength(40))),
  }),
  data: cartLine,
  refusals: ["CART_ITEM_NOT_FOUND", "PRICE_ZERO", "PRICE_NOT_CORRECT", "GOODS_VARIANT_UNKNOWN"],
});

/** The buyer has seen the new prices of these lines. */
export const acceptCartPrices = endpoint({
  method: "POST",
  path: "/cart/accept-prices",
  summary: "Accept changed prices",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ accepted: z.int() }),
});

export const removeFromCart = endpoint({
  method: "POST",
  path: "/cart/remove",
  summary: "Take lines out of the cart",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ removed: z.int() }),
});

/** The goods stay within reach, their lines leave the cart; putting the lines back leaves the favourites. */
export const moveToFavourites = endpoint({
  method: "POST",
  path: "/cart/move-to-favourites",
  summary: "Move lines from the cart to the favourites",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ removed: z.int() }),
});

/** Undoes a removal. A line of the same variant added since then keeps its place and takes the pieces in. */
export const restoreToCart = endpoint({
  method: "POST",
  path: "/cart/restore",
  summary: "Put removed lines back",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ restored: z.int() }),
});
