import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { itemNo } from "../../fields.ts";

export const takeItems = endpoint({
  method: "POST",
  path: "/staff/buying/take",
  summary: "Take items to buy them",
  body: z.strictObject({ itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)) }),
  data: z.object({ taken: z.int() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED"],
  once: true,
});
