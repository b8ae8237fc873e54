import { forwardingPolicy } from "@sihai/domain/forwarding";
import * as z from "zod/mini";
import { courierCode, itemNo } from "../fields.ts";

const itemsMax = forwardingPolicy.parcelsMax * forwardingPolicy.itemsPerParcelMax;

/** Courier and number of items that travel together, whoever enters them; null where there is none. */
export const logisticsFields = {
  itemNos: z.array(itemNo).check(z.minLength(1), z.maxLength(itemsMax)),
  courier: z.nullable(courierCode),
  trackingNo: z.nullable(z.string().check(z.maxLength(64))),
};

export const logisticsEntered = z.object({ orderNo: z.string(), trackingNo: z.string(), items: z.int() });

export const logisticsRefusals = [
  "ITEM_NOT_FOUND",
  "COURIER_CLOSED",
  "COURIER_NEEDED",
  "COURIER_NOT_FOUND",
  "TRACKING_NUMBER_NEEDED",
  "TRACKING_NUMBER_WRONG",
  "TRACKING_IN_REVIEW",
  "LOGISTICS_CLOSED",
] as const;
