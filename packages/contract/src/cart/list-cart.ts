import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cartShop } from "./fields.ts";

export const listCart = endpoint({
  method: "GET",
  path: "/cart/list",
  summary: "My cart by shops, at the prices that hold now",
  data: z.object({ shops: z.array(cartShop), lines: z.int(), pieces: z.int() }),
});
