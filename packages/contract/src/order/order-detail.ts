import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, historyStep, instant, moneyField, orderNo, warehouseId } from "../fields.ts";
import { orderDiscount, orderItemField, orderMoneyLine, orderSummaryField, shopWishField } from "./fields.ts";

const itemInDetail = z.extend(orderItemField, {
  warehouseId,
  timeline: z.array(historyStep),
  /** Paid for services ordered for it after its order, and not given back; those chosen with the order are in its price. */
  paidServices: z.optional(cnyAmount),
  /** Until when a return or exchange may be asked for; null for what cannot be sent back (any more). */
  returnBefore: z.nullable(instant),
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
    /** What a coupon takes off them; null: nothing. */
    discount: z.nullable(orderDiscount),
    /** By how much its services were cheaper for a member than for everybody when it was placed; within the lines already. */
    memberDiscount: z.nullable(cnyAmount),
    /** Of all services chosen for its items. */
    totalServiceFee: cnyAmount,
    warehouseId,
    country: z.nullable(countryCode),
    /** Whether it may still change; and what it was before, oldest first. */
    countryOpen: z.boolean(),
    countryChanges: z.array(z.object({ from: z.nullable(countryCode), to: z.nullable(countryCode), at: instant })),
    remark: z.string(),
    /** The buyer wants one parcel when everything of the order has arrived. */
    shipTogether: z.boolean(),
    /** Ordered straight from the item's page, past the cart (rules D-85 and D-86). */
    quickBuy: z.boolean(),
    wish: z.nullable(shopWishField),
    cancelReason: z.nullable(z.string()),
    paid: cnyAmount,
    refunded: cnyAmount,
    /** What the customer agreed to pay beyond `total`, as the seller asked for more, and has not got back; null: nothing. */
    acceptedDifference: z.optional(z.nullable(cnyAmount)),
    /** What cards were charged: `amount` for this order, or for all `orders` paid with it, and the surcharge on that. */
    cardPayments: z.array(z.object({ charged: moneyField, amount: cnyAmount, surcharge: cnyAmount, orders: z.int() })),
    /** Asked for after the order was paid: what is still open and what was paid (rule E-15). */
    supplementaryPayment: z.object({
      ...{ open: cnyAmount, paid: cnyAmount },
      /** Of what was paid so much is within the order's own `paid` too. */
      within: z.optional(cnyAmount),
    }),
    /** Of an order that cost nothing itself: whether something was paid for it later, so that it has a receipt. */
    isPaidApart: z.optional(z.boolean()),
    /** One per delivery: how many pieces of the order it brings (rules E-32 to E-35). */
    logistics: z.array(z.object({ company: z.string(), trackingNo: z.string(), shippedCount: z.int(), totalCount: z.int() })),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
