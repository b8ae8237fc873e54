import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id } from "../fields.ts";

export const declineSupplement = endpoint({
  method: "POST",
  path: "/order/service/decline-supplement",
  summary: "Decline a supplement",
  body: z.strictObject({ supplementId: id }),
  data: z.object({ refunded: cnyAmount, itemCancelled: z.boolean() }),
  refusals: ["SUPPLEMENT_NOT_FOUND", "SUPPLEMENT_CLOSED"],
  once: true,
});
