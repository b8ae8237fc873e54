import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemStateField } from "./fields.ts";

/** My goods at a glance: pieces of work by where they stand. */
export const glanceAtOrders = endpoint({
  method: "GET",
  path: "/order/glance",
  summary: "How many of my goods are to pay, on the way, in storage and shipping",
  data: z.object({
    toPay: z.int(),
    toConfirm: z.int(),
    onTheWay: z.int(),
    signed: z.int(),
    inStorage: z.int(),
    shipping: z.int(),
    states: z.array(z.object({ state: itemStateField, items: z.int() })),
  }),
});
