import { forwardingPolicy } from "@sihai/domain/forwarding";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { courierCode, itemNo } from "../fields.ts";

/**
 * The parcel is in hand and its customer registered it without a number: staff enter it from the label. The items are of one order and travel
 * together; what a customer entered already is not changed here.
 */
export const recordLogistics = endpoint({
  method: "POST",
  path: "/staff/receiving/logistics",
  summary: "Enter the courier number a customer has not",
  body: z.strictObject({
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(forwardingPolicy.parcelsMax * forwardingPolicy.itemsPerParcelMax)),
    courier: z.nullable(courierCode),
    trackingNo: z.nullable(z.string().check(z.maxLength(64))),
  }),
  data: z.object({ orderNo: z.string(), trackingNo: z.string(), items: z.int() }),
  refusals: [
    "ITEM_NOT_FOUND",
    "COURIER_CLOSED",
    "COURIER_NEEDED",
    "COURIER_NOT_FOUND",
    "TRACKING_NUMBER_NEEDED",
    "TRACKING_NUMBER_WRONG",
    "TRACKING_IN_REVIEW",
    "LOGISTICS_CLOSED",
  ],
  once: true,
});
