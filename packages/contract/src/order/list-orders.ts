import { orderTabNames } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant, moneyField, pageSizeMax, text, warehouseText, whole } from "../fields.ts";
import { orderSummaryField, orderTypeField } from "./fields.ts";

const listedOrder = z.extend(orderSummaryField, {
  /** What a card took on top of its sum, for it or for all `orders` paid together, and what it was charged in all; null: nothing. A node of the release before says nothing of it. */
  cardSurcharge: z.optional(z.nullable(z.object({ amount: cnyAmount, orders: z.int(), charged: z.optional(moneyField) }))),
});

/** Newest first; `next` asks for the page after. Reading page 1 costs the same whether there are ten orders or ten thousand. */
export const listOrders = endpoint({
  method: "GET",
  path: "/order/list",
  summary: "My orders",
  query: z.strictObject({
    tab: z.optional(z.enum(orderTabNames)),
    type: z.optional(orderTypeField),
    /** Order or item number, goods, shop, or the courier number of a delivery. */
    keyword: z.optional(text(60, 0)),
    warehouse: z.optional(warehouseText),
    placedFrom: z.optional(instant),
    placedTo: z.optional(instant),
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    pageSize: z.optional(whole(1, pageSizeMax)),
  }),
  data: z.object({ list: z.array(listedOrder), next: z.nullable(z.string()) }),
});
