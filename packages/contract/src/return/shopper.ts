import { returnLimits } from "@sihai/domain/return";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, instant, itemNo, orderNo, text } from "../fields.ts";
import { returnableItem, returnKindField, returnNo, returnReasonField, returnView } from "./fields.ts";

/** Which items of an order may go back, until when, and what that costs now. */
export const returnOptions = endpoint({
  method: "GET",
  path: "/return/options",
  summary: "What of an order can be returned or exchanged, and at what cost",
  query: z.strictObject({ orderNo }),
  data: z.object({
    items: z.array(returnableItem),
    fees: z.object({ return: cnyAmount, exchange: cnyAmount }),
    /** Free operations of this Beijing month that are left. */
    freeLeft: z.int(),
    freeAMonth: z.int(),
    countsAnewAt: instant,
    freightEstimate: z.object({ low: cnyAmount, high: cnyAmount }),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

/** One operation for the chosen items of one order: one fee, one way back. */
export const applyForReturn = endpoint({
  method: "POST",
  path: "/return/apply",
  summary: "Ask to return or exchange goods in storage",
  body: z.strictObject({
    orderNo,
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(returnLimits.items)),
    type: returnKindField,
    reason: returnReasonField,
    description: text(returnLimits.description, 0),
    wanted: z.optional(text(returnLimits.wanted, 0)),
    photos: z.optional(z.array(fileId).check(z.maxLength(returnLimits.photos))),
  }),
  data: z.object({ returnNo: z.string(), fee: cnyAmount, isFree: z.boolean() }),
  refusals: ["ORDER_NOT_FOUND", "ITEM_NOT_FOUND", "RETURN_NOT_ELIGIBLE", "RETURN_PHOTO_NOT_FOUND", "RETURN_WANTED_MISSING"],
  once: true,
});

/** My applications, newest first; of one order when it is named. */
export const listReturns = endpoint({
  method: "GET",
  path: "/return/list",
  summary: "My returns and exchanges",
  query: z.strictObject({ orderNo: z.optional(orderNo) }),
  data: z.object({ list: z.array(returnView) }),
});

/** While nothing was paid or sent; the goods are back in storage at once and the free operation with them. */
export const cancelReturn = endpoint({
  method: "POST",
  path: "/return/cancel",
  summary: "Call off a return or exchange",
  body: z.strictObject({ returnNo }),
  data: z.null(),
  refusals: ["RETURN_NOT_FOUND", "RETURN_STATE_REFUSED"],
  once: true,
});
