import { returnLimits } from "@sihai/domain/return";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, fileId, itemNo, orderNo, text } from "../fields.ts";
import { returnKindField, returnReasonField } from "./fields.ts";

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
