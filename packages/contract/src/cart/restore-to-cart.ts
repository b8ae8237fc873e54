import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Undoes a removal. A line of the same variant added since then keeps its place and takes the pieces in. */
export const restoreToCart = endpoint({
  method: "POST",
  path: "/cart/restore",
  summary: "Put removed lines back",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ restored: z.int() }),
  repeats: "sets",
});
