import { returnKinds, returnObstacles, returnReasons, returnStates } from "@sihai/domain/return";
import * as z from "zod/mini";
import { cnyAmount, historyStep, instant, localText } from "../fields.ts";

export const returnNo = z.string().check(z.regex(/^RT\d{6,18}$/));

export const returnKindField = z.enum(returnKinds);

export const returnReasonField = z.enum(returnReasons);

export const returnStateField = z.enum(returnStates);

const goodsOfReturn = {
  itemNo: z.string(),
  name: localText,
  skuName: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  /** What we paid the seller for it: the most that can come back. */
  cost: cnyAmount,
};

/** An item of an order: until when it may go back, or why it may not. */
export const returnableItem = z.object({
  ...goodsOfReturn,
  deadline: z.nullable(instant),
  obstacle: z.nullable(z.enum(returnObstacles)),
  /** Whether the seller takes goods back within 7 days without a reason; null when the source never said. */
  sellerTakesBack: z.nullable(z.boolean()),
});

export const returnView = z.object({
  returnNo: z.string(),
  orderNo: z.string(),
  kind: returnKindField,
  state: returnStateField,
  reason: returnReasonField,
  description: z.string(),
  wanted: z.string(),
  photos: z.array(z.string()),
  /** What the seller's refund was recorded with. */
  proofs: z.array(z.string()),
  items: z.array(z.object({ ...goodsOfReturn, refund: cnyAmount, backInStorage: z.boolean() })),
  fee: cnyAmount,
  isFree: z.boolean(),
  freightQuote: z.nullable(cnyAmount),
  freight: z.nullable(cnyAmount),
  sellerRefund: z.nullable(cnyAmount),
  freightTaken: cnyAmount,
  feeTaken: cnyAmount,
  refund: z.nullable(cnyAmount),
  staffNote: z.string(),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  newCourier: z.nullable(z.string()),
  newTrackingNo: z.nullable(z.string()),
  dueAt: z.nullable(instant),
  createdAt: instant,
  closedAt: z.nullable(instant),
  /** To pay an exchange by, while it waits for that. */
  tradeNo: z.nullable(z.string()),
  toPay: z.nullable(cnyAmount),
  cancellable: z.boolean(),
  steps: z.array(historyStep),
});
