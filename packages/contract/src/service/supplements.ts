import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, id, instant, itemNo, orderNo, text } from "../fields.ts";
import { supplementField, supplementReasonField } from "./fields.ts";

/** Without an order number: those that wait for payment, over all orders. */
export const listSupplements = endpoint({
  method: "GET",
  path: "/order/service/supplements",
  summary: "Money asked for after an order was paid",
  query: z.strictObject({ orderNo: z.optional(orderNo) }),
  data: z.object({ list: z.array(supplementField), open: z.int(), openTotal: cnyAmount }),
  refusals: ["ORDER_NOT_FOUND"],
});

/** One payment for all of them. */
export const paySupplements = endpoint({
  method: "POST",
  path: "/order/service/pay-supplements",
  summary: "Pay several supplements together",
  body: z.strictObject({ supplementIds: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
  data: z.object({ tradeNo: z.string(), total: cnyAmount }),
  refusals: ["SUPPLEMENT_NOT_FOUND", "SUPPLEMENT_CLOSED"],
  once: true,
});

export const declineSupplement = endpoint({
  method: "POST",
  path: "/order/service/decline-supplement",
  summary: "Decline a supplement",
  body: z.strictObject({ supplementId: id }),
  data: z.object({ refunded: cnyAmount, itemCancelled: z.boolean() }),
  refusals: ["SUPPLEMENT_NOT_FOUND", "SUPPLEMENT_CLOSED"],
  once: true,
});

/** One open question an item at a time. `evidence`: a bench photo of the item that shows why. */
export const askSupplement = endpoint({
  method: "POST",
  path: "/staff/services/ask-supplement",
  summary: "Ask a customer for more money on an item",
  body: z.strictObject({
    itemNo,
    reason: supplementReasonField,
    amount: cnyAmount,
    note: text(300),
    evidence: z.optional(fileId),
  }),
  data: z.object({ supplementId: id, payBefore: instant }),
  refusals: ["ITEM_NOT_FOUND", "SUPPLEMENT_REFUSED", "PRICE_NOT_CORRECT", "PHOTO_NOT_FOUND"],
  once: true,
});
