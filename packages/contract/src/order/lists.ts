import { orderTabNames } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  cnyAmount,
  countryCode,
  historyStep,
  instant,
  orderNo,
  pageOf,
  pageSizeMax,
  text,
  warehouseId,
  whole,
} from "../fields.ts";
import { itemStateField, orderItemField, orderMoneyLine, orderSummaryField, orderTypeField, shopWishField } from "./fields.ts";

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
    warehouse: z.optional(z.enum(["1", "2"])),
    placedFrom: z.optional(instant),
    placedTo: z.optional(instant),
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    pageSize: z.optional(whole(1, pageSizeMax)),
  }),
  data: z.object({ list: z.array(orderSummaryField), next: z.nullable(z.string()) }),
});

const itemInDetail = z.extend(orderItemField, {
  timeline: z.array(historyStep),
  photos: z.array(z.object({ fileId: z.string(), kind: z.string(), takenAt: instant })),
  /** What was sent of it, a delivery each (rules E-34 and E-35). */
  deliveries: z.array(z.object({ trackingNo: z.string(), shippedCount: z.int(), totalCount: z.int() })),
  /** Of what comes in parts, the pieces that wait at the warehouse for the rest. */
  arrivals: z.array(z.object({ trackingNo: z.string(), count: z.int(), total: z.int(), at: instant })),
});

export const orderDetail = endpoint({
  method: "GET",
  path: "/order/detail",
  summary: "One of my orders with its items, money lines and history",
  query: z.strictObject({ orderNo }),
  data: z.extend(orderSummaryField, {
    items: z.array(itemInDetail),
    lines: z.array(orderMoneyLine),
    warehouseId,
    country: z.nullable(countryCode),
    remark: z.string(),
    /** The buyer wants one parcel when everything of the order has arrived. */
    shipTogether: z.boolean(),
    wish: z.nullable(shopWishField),
    cancelReason: z.nullable(z.string()),
    paid: cnyAmount,
    refunded: cnyAmount,
    /** Asked for after the order was paid: what is still open and what was paid (rule E-15). */
    supplementaryPayment: z.object({ open: cnyAmount, paid: cnyAmount }),
    /** One per delivery: how many pieces of the order it brings (rules E-32 to E-35). */
    logistics: z.array(z.object({ company: z.string(), trackingNo: z.string(), shippedCount: z.int(), totalCount: z.int() })),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

/** The specification's call for items that wait for the buyer's word. */
export const unconfirmedItems = endpoint({
  method: "GET",
  path: "/order/site/unconfirm-list",
  summary: "Items that wait for my answer",
  query: z.strictObject({ currentPage: z.optional(whole(1, 100_000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: pageOf(z.extend(orderItemField, { orderNo: z.string() })),
});

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
