import {
  itemServiceNos,
  serviceRefundReasons,
  serviceStates,
  shots,
  supplementReasons,
  supplementStates,
} from "@sihai/domain/service";
import * as z from "zod/mini";
import { cnyAmount, id, instant, itemNo, localText, text } from "../fields.ts";

export const serviceNoField = z.enum(itemServiceNos);

export const serviceKindField = z.enum(["basic", "value-added"]);

export const serviceStateField = z.enum(serviceStates);

export const supplementReasonField = z.enum(supplementReasons);

export const supplementStateField = z.enum(supplementStates);

/** At most 20 kinds at once; the server knows how many of each make sense. */
export const wantedService = z.strictObject({
  serviceNo: serviceNoField,
  quantity: z.int().check(z.positive(), z.maximum(9999)),
  remarks: text(400, 0),
});

export const videoId = z.string().check(z.regex(/^[a-z0-9]{24,64}$/));

/** A service on an item (rules E-107 to E-115). `entryId` names this one; `serviceNo` what it is. */
export const serviceEntry = z.object({
  entryId: id,
  serviceNo: serviceNoField,
  kind: serviceKindField,
  state: serviceStateField,
  itemNo,
  orderNo: z.string(),
  name: localText,
  /** Left out by a node of before. */
  skuName: z.optional(z.array(localText)),
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  done: z.nullable(z.int()),
  unitPrice: cnyAmount,
  total: cnyAmount,
  refunded: cnyAmount,
  refundReason: z.nullable(z.enum(serviceRefundReasons)),
  remark: z.string(),
  answer: z.string(),
  createdAt: instant,
  dueAt: z.nullable(instant),
  /** While it is unpaid; null where nothing runs out. Left out by a node of before. */
  payBefore: z.optional(z.nullable(instant)),
  doneAt: z.nullable(instant),
  photos: z.array(z.string()),
  videos: z.array(z.string()),
  cancellable: z.boolean(),
  /** To pay it by, while it is unpaid. */
  tradeNo: z.nullable(z.string()),
});

/** What staff see of a service in the queue: the task, the shots it asks for, where the goods lie. */
export const queuedService = z.extend(serviceEntry, {
  customerMark: z.string(),
  classId: z.nullable(z.string()),
  shelf: z.nullable(z.string()),
  warehouse: z.int(),
  itemState: z.string(),
  shots: z.array(z.enum(shots)),
  skuName: z.array(localText),
  pieces: z.int(),
});

export const supplementField = z.object({
  supplementId: id,
  orderNo: z.string(),
  itemNo,
  name: localText,
  /** Left out by a node of before. */
  skuName: z.optional(z.array(localText)),
  pictureUrl: z.nullable(z.string()),
  reason: supplementReasonField,
  note: z.string(),
  amount: cnyAmount,
  state: supplementStateField,
  requestedAt: instant,
  payBefore: instant,
  paidAt: z.nullable(instant),
  evidence: z.nullable(z.string()),
  /** Declining calls the item off and gives everything back. */
  declineCancels: z.boolean(),
  tradeNo: z.nullable(z.string()),
});
