import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { historyStep, id, text } from "../../fields.ts";
import { deskItem } from "./buying-fields.ts";

/** By order number, item number, courier number or platform order number. */
export const lookUpOrders = endpoint({
  method: "GET",
  path: "/staff/orders/look-up",
  summary: "Find orders and items by any of their numbers",
  query: z.strictObject({ q: text(64, 4) }),
  data: z.object({
    list: z.array(z.object({ item: deskItem, userId: id, timeline: z.array(historyStep) })),
  }),
});
