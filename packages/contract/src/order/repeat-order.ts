import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNo } from "../fields.ts";

/** Puts what can still be bought into the cart again; `left` counts what cannot. */
export const repeatOrder = endpoint({
  method: "POST",
  path: "/order/repeat",
  summary: "Put the goods of an order into the cart again",
  body: z.strictObject({ orderNo }),
  data: z.object({ cartItemIds: z.array(z.string()), left: z.int() }),
  refusals: ["ORDER_NOT_FOUND", "CART_FULL", "WINDING_DOWN", "NOT_SERVED"],
  once: true,
});
