import { deliveryStageNames } from "@sihai/domain/courier";
import { alternativesMax, askReasons, staffCancelReasons, waitDaysMax } from "@sihai/domain/order";
import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, historyStep, id, instant, itemNo, localText, pageOf, paging, quantity, text } from "../fields.ts";
import { chosenOption, skuId } from "../goods/fields.ts";
import { alternativeKindField, itemStateField, shopWishField } from "./fields.ts";

/** An item on the buying desk: what to buy, where, for at most how much, by when. */
export const deskItem = z.object({
  itemNo: z.string(),
  orderNo: z.string(),
  goodsId: z.nullable(id),
  customerMark: z.string(),
  state: itemStateField,
  platform: z.string(),
  link: z.nullable(z.string()),
  shopName: z.string(),
  name: localText,
  options: z.array(chosenOption),
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  /** What the buyer paid for goods and domestic freight: the most the purchase may cost. */
  budget: cnyAmount,
  isBuyersOwnPrice: z.boolean(),
  remark: z.string(),
  orderRemark: z.string(),
  wish: z.nullable(shopWishField),
  services: z.array(z.object({ serviceNo: z.string(), quantity: z.int(), remarks: z.string() })),
  warehouseId: z.int(),
  dueAt: z.nullable(instant),
  buyerName: z.nullable(z.string()),
  isMine: z.boolean(),
  platformOrderNo: z.nullable(z.string()),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  /** Pieces the seller has sent, in how many deliveries, and what the last of them was heard of. */
  sent: z.object({ pieces: z.int(), deliveries: z.int(), stage: z.nullable(z.enum(deliveryStageNames)) }),
});

export const deskTabs = ["to-buy", "buying", "asked", "bought", "sent"] as const;

/** Soonest due first. */
export const buyingQueue = endpoint({
  method: "GET",
  path: "/staff/buying/queue",
  summary: "What is to be bought, soonest due first",
  query: z.strictObject({
    tab: z.optional(z.enum(deskTabs)),
    due: dueFilter,
    platform: z.optional(z.string().check(z.maxLength(20))),
    mine: z.optional(z.enum(["0", "1"])),
    ...paging(100),
  }),
  data: z.extend(pageOf(deskItem), {
    counts: z.object({ "to-buy": z.int(), buying: z.int(), asked: z.int(), bought: z.int(), sent: z.int(), overdue: z.int() }),
  }),
});

export const takeItems = endpoint({
  method: "POST",
  path: "/staff/buying/take",
  summary: "Take items to buy them",
  body: z.strictObject({ itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)) }),
  data: z.object({ taken: z.int() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED"],
  once: true,
});

/** `realPrice`: everything paid to the seller for the item, freight included. Dearer than the budget is refused: ask the buyer. */
export const recordPurchase = endpoint({
  method: "POST",
  path: "/staff/buying/record-purchase",
  summary: "Record that an item was bought",
  body: z.strictObject({ itemNo, platformOrderNo: text(64, 4), realPrice: cnyAmount }),
  data: z.object({ itemNo: z.string(), refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_TAKEN", "PURCHASE_DEARER", "PRICE_NOT_CORRECT"],
  once: true,
});

/** `link` and `label` for other goods, `skuId` for another variant, `waitDays` for a later delivery. */
const offeredAlternative = z.strictObject({
  kind: alternativeKindField,
  label: text(120, 0),
  link: z.nullable(text(500)),
  skuId: z.nullable(skuId),
  total: cnyAmount,
  waitDays: z.nullable(z.int().check(z.minimum(1), z.maximum(waitDaysMax))),
});

/** Several items of one shop bought in one order at the platform, each with what it really cost; all or none. */
export const recordPurchases = endpoint({
  method: "POST",
  path: "/staff/buying/record-purchases",
  summary: "Record several items bought in one order of the platform",
  body: z.strictObject({
    platformOrderNo: text(64, 4),
    items: z.array(z.strictObject({ itemNo, realPrice: cnyAmount })).check(z.minLength(1), z.maxLength(50)),
  }),
  data: z.object({ items: z.array(z.object({ itemNo: z.string(), refunded: cnyAmount })) }),
  refusals: [
    "ITEM_NOT_FOUND",
    "ITEM_STATE_REFUSED",
    "ITEM_TAKEN",
    "PURCHASE_DEARER",
    "PRICE_NOT_CORRECT",
    "PURCHASE_SHOPS_DIFFER",
  ],
  once: true,
});

export const askBuyer = endpoint({
  method: "POST",
  path: "/staff/buying/ask",
  summary: "Ask the buyer about an item; 72 hours to answer",
  body: z.strictObject({
    itemNo,
    reason: z.enum(askReasons),
    note: text(300),
    /** With `price-higher`: everything the purchase would cost now. */
    newPrice: z.optional(cnyAmount),
    /** What the buyer may have instead; choosing one accepts. */
    alternatives: z.optional(z.array(offeredAlternative).check(z.maxLength(alternativesMax))),
  }),
  data: z.object({ itemNo: z.string(), answerBefore: instant }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PRICE_NOT_CORRECT", "ALTERNATIVE_NOT_CORRECT"],
  once: true,
});

/** When a seller has only a part: `pieces` of the line become a line of their own, to be bought elsewhere, asked about or refunded. */
export const splitItem = endpoint({
  method: "POST",
  path: "/staff/buying/split",
  summary: "Split an item's line in two",
  body: z.strictObject({ itemNo, pieces: quantity }),
  data: z.object({ itemNo: z.string(), newItemNo: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ITEM_SPLIT_REFUSED"],
  once: true,
});

export const cancelForBuyer = endpoint({
  method: "POST",
  path: "/staff/buying/cancel",
  summary: "Cancel an item and give the whole amount back",
  body: z.strictObject({ itemNo, reason: z.enum(staffCancelReasons), note: z.optional(text(300, 0)) }),
  data: z.object({ itemNo: z.string(), refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_CANCEL_REFUSED"],
  once: true,
});

/** `pieces`: how many of a single item are in this delivery, where the seller sends it in several. */
export const recordSellerShipped = endpoint({
  method: "POST",
  path: "/staff/buying/seller-shipped",
  summary: "Record courier and number of a seller's delivery",
  body: z.strictObject({
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(50)),
    courier: text(40),
    trackingNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/)),
    pieces: z.optional(quantity),
  }),
  data: z.object({ shipped: z.int() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "TRACKING_TAKEN", "DELIVERY_PIECES_WRONG"],
  once: true,
});

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
