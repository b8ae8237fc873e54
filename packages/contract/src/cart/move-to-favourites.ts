import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** The goods stay within reach, their lines leave the cart; putting the lines back leaves the favourites. */
export const moveToFavourites = endpoint({
  method: "POST",
  path: "/cart/move-to-favourites",
  summary: "Move lines from the cart to the favourites",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ removed: z.int() }),
  repeats: "sets",
});
