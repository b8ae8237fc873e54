import { forwardingPolicy } from "@sihai/domain/forwarding";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { courierCode, itemNo, orderNo } from "../fields.ts";

/** Completes courier and number of announced items, or corrects them until the warehouse has signed. The named items travel together. */
export const enterLogistics = endpoint({
  method: "POST",
  path: "/order/zy/logistics",
  summary: "Complete or modify the logistics of a forwarding order",
  body: z.strictObject({
    orderNo,
    itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(forwardingPolicy.parcelsMax * forwardingPolicy.itemsPerParcelMax)),
    courier: z.nullable(courierCode),
    trackingNo: z.nullable(z.string().check(z.maxLength(64))),
  }),
  data: z.object({ orderNo: z.string(), trackingNo: z.string(), items: z.int() }),
  refusals: [
    "ORDER_NOT_FOUND",
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
