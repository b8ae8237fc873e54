import { itemStates } from "@sihai/domain/item";
import { alternativeKinds, askReasons, cancelReasons, chosenServiceNos, moneyLineLabels, orderStates } from "@sihai/domain/order";
import * as z from "zod/mini";
import { cnyAmount, id, instant, text } from "../fields.ts";
import { chosenOption, localText, platformField } from "../goods/fields.ts";

export const orderTypeField = z.enum(["dg", "zy", "diy", "second-hand"]);
export const orderStateField = z.enum(orderStates);
export const itemStateField = z.enum(itemStates);
export const cancelReasonField = z.enum(cancelReasons);
export const askReasonField = z.enum(askReasons);

/** A money line with its formula; the same formula in every language. */
export const orderMoneyLine = z.object({ label: z.enum(moneyLineLabels), amount: cnyAmount, how: z.string() });

export const itemService = z.object({
  serviceNo: z.enum(chosenServiceNos),
  quantity: z.int(),
  remarks: z.string(),
  unitPrice: cnyAmount,
  total: cnyAmount,
  how: z.string(),
});

/** One step an item went through. */
export const stepField = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  at: instant,
  by: z.enum(["user", "staff", "system"]),
  note: z.nullable(z.string()),
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
  /** One of them must be chosen to accept; empty when there is nothing to choose. */
  alternatives: z.array(alternativeField),
});

export const orderItemField = z.object({
  itemNo: z.string(),
  state: itemStateField,
  goodsId: z.nullable(id),
  platform: z.string(),
  link: z.nullable(z.string()),
  name: localText,
  options: z.array(chosenOption),
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  service: cnyAmount,
  total: cnyAmount,
  paid: cnyAmount,
  refunded: cnyAmount,
  remark: z.string(),
  services: z.array(itemService),
  /** Until when the next step is due; what it is follows from the state. */
  dueAt: z.nullable(instant),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  cancellable: z.boolean(),
  ask: z.nullable(askField),
});

export const orderActionsField = z.object({ pay: z.boolean(), cancel: z.boolean(), remove: z.boolean(), confirm: z.boolean() });

export const orderSummaryField = z.object({
  orderNo: z.string(),
  type: orderTypeField,
  state: orderStateField,
  shopSource: platformField,
  shopName: localText,
  total: cnyAmount,
  goodsCount: z.int(),
  createdAt: instant,
  payBefore: instant,
  /** To pay it by, while it is unpaid. */
  tradeNo: z.nullable(z.string()),
  items: z.array(orderItemField),
  actions: orderActionsField,
});

/** A service wish as the draft holds it (D-57). Quantity 0 is none. */
export const serviceWish = z.strictObject({
  serviceNo: z.enum(chosenServiceNos),
  count: z.int().check(z.positive(), z.maximum(9999)),
  remarks: text(400, 0),
});
