import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const removeFromCart = endpoint({
  method: "POST",
  path: "/cart/remove",
  summary: "Take lines out of the cart",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ removed: z.int() }),
  repeats: "sets",
});
