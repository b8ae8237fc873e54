import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { cartLine } from "./fields.ts";

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
  repeats: "sets",
});
