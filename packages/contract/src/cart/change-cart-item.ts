import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { skuId } from "../goods/fields.ts";
import { cartLine, quantityRefusals, remark } from "./fields.ts";

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
  repeats: "sets",
});
