import { forwardingServiceNos } from "@sihai/domain/forwarding";
import { itemStates } from "@sihai/domain/item";
import {
  alternativeKinds,
  cancelReasons,
  chosenServiceNos,
  moneyLineLabels,
  orderStates,
  questionReasons,
} from "@sihai/domain/order";
import { platforms } from "@sihai/domain/platform";
import * as z from "zod/mini";
import { cnyAmount, id, instant, localText, openSupplement, text } from "../fields.ts";
import { chosenOption } from "../goods/fields.ts";

export const orderTypeField = z.enum(["dg", "zy", "diy", "second-hand"]);

/** Where goods are bought: a platform we know, or another shop. */
export const shopSourceField = z.enum([...platforms, "other"]);

export const orderStateField = z.enum(orderStates);

export const itemStateField = z.enum(itemStates);

export const cancelReasonField = z.enum(cancelReasons);

export const askReasonField = z.enum(questionReasons);

/** A money line with its formula; the same formula in every language. */
export const orderMoneyLine = z.object({
  label: z.enum([...moneyLineLabels, ...forwardingServiceNos]),
  amount: cnyAmount,
  how: z.string(),
});

/** What a coupon takes off an order; `on`: its goods, or the service it frees. */
export const orderDiscount = z.object({
  couponNo: z.string(),
  name: localText,
  amount: cnyAmount,
  on: z.enum(["goods", ...chosenServiceNos]),
  /** Until when it can be used once it is back. */
  validUntil: instant,
});

export const itemService = z.object({
  serviceNo: z.enum([...chosenServiceNos, ...forwardingServiceNos]),
  quantity: z.int(),
  remarks: z.string(),
  unitPrice: cnyAmount,
  total: cnyAmount,
  how: z.string(),
});

export const alternativeKindField = z.enum(alternativeKinds);

/** What staff offer instead. `choice` names it in the answer; one of `charge` and `giveBack` may be above zero. */
export const alternativeField = z.object({
  choice: z.int(),
  kind: alternativeKindField,
  name: z.nullable(localText),
  options: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  link: z.nullable(z.string()),
  total: cnyAmount,
  charge: cnyAmount,
  giveBack: cnyAmount,
  waitDays: z.nullable(z.int()),
});

/** What staff want to know before they go on, and by when. `short`: what a dearer purchase adds. */
export const askField = z.object({
  reason: askReasonField,
  note: z.string(),
  short: z.nullable(cnyAmount),
  answerBefore: z.nullable(instant),
  /** What the receiving bench saw, for a question of its. */
  photos: z.array(z.string()),
  /** One of them must be chosen to accept; empty when there is nothing to choose. */
  alternatives: z.array(alternativeField),
});

/** What the buyer ticked for a shop (rules D-35 to D-40): staff at the desk and at the bench go by it. */
export const shopWishField = z.object({
  needCheck: z.boolean(),
  boxInStorage: z.boolean(),
  specialMark: z.boolean(),
  returnExchangeConfirmed: z.boolean(),
});

export const orderItemField = z.object({
  itemNo: z.string(),
  state: itemStateField,
  goodsId: z.nullable(id),
  /** Its goods class, as the sender named it or the seller's page did. */
  classId: z.nullable(z.string()),
  platform: z.string(),
  link: z.nullable(z.string()),
  name: localText,
  options: z.array(chosenOption),
  pictureUrl: z.nullable(z.string()),
  /** The buyer's own pictures, where there are any. */
  pictures: z.array(z.string()),
  /** What the sender says a piece is worth; null for goods that were bought. */
  declaredUnitValue: z.nullable(cnyAmount),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  service: cnyAmount,
  /** Its share of what a coupon takes off the order. */
  discount: cnyAmount,
  total: cnyAmount,
  paid: cnyAmount,
  refunded: cnyAmount,
  remark: z.string(),
  services: z.array(itemService),
  /** Until when the next step is due; what it is follows from the state. */
  dueAt: z.nullable(instant),
  /** Of an item in storage: when it becomes the platform's (rule F-26); its free storage ends at `dueAt`. */
  lostAt: z.optional(z.nullable(instant)),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  cancellable: z.boolean(),
  /** Set aside for the shipping expert: until that is cancelled it cannot go back, though the time for it runs. */
  withExpert: z.boolean(),
  supplement: openSupplement,
  /** Services ordered for it later and not paid for yet: their sum, and by when the first of them is to be paid. */
  unpaidServices: z.optional(openSupplement),
  ask: z.nullable(askField),
});

export const orderActionsField = z.object({ pay: z.boolean(), cancel: z.boolean(), remove: z.boolean(), confirm: z.boolean() });

export const orderSummaryField = z.object({
  orderNo: z.string(),
  type: orderTypeField,
  state: orderStateField,
  shopSource: z.enum([...platforms, "other", "own"]),
  shopName: localText,
  total: cnyAmount,
  /** What is to be paid now; for a forwarding order, its services. */
  due: cnyAmount,
  goodsCount: z.int(),
  createdAt: instant,
  payBefore: instant,
  /** To pay it by, while it is unpaid. */
  tradeNo: z.nullable(z.string()),
  items: z.array(orderItemField),
  actions: orderActionsField,
});

/** A service wish as the draft holds it (rule D-57). Quantity 0 is none. */
export const serviceWish = z.strictObject({
  serviceNo: z.enum(chosenServiceNos),
  count: z.int().check(z.positive(), z.maximum(9999)),
  remarks: text(400, 0),
});
