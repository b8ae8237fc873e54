import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, quantity } from "../fields.ts";
import { skuId } from "../goods/fields.ts";
import { quantityRefusals, remark } from "./fields.ts";

/** The same variant again adds to its line. */
export const addToCart = endpoint({
  method: "POST",
  path: "/cart/add",
  summary: "Put goods into the cart",
  body: z.strictObject({ goodsId: id, skuId, quantity, remark: z.optional(remark) }),
  data: z.object({ cartItemId: id, quantity: z.int(), lines: z.int() }),
  refusals: ["GOODS_NOT_FOUND", "GOODS_UNAVAILABLE", "CART_FULL", "WINDING_DOWN", "NOT_SERVED", ...quantityRefusals],
  once: true,
});
