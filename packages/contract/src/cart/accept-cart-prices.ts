import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** The buyer has seen the new prices of these lines. */
export const acceptCartPrices = endpoint({
  method: "POST",
  path: "/cart/accept-prices",
  summary: "Accept changed prices",
  body: z.strictObject({ cartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({ accepted: z.int() }),
  repeats: "sets",
});
