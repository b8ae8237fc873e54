import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const countCart = endpoint({
  method: "GET",
  path: "/cart/count",
  summary: "How many lines lie in my cart",
  data: z.object({ lines: z.int() }),
});
