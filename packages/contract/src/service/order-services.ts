import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, itemNo } from "../fields.ts";
import { wantedService } from "./fields.ts";

/** Writes the services and opens one payment for those that cost something; free ones go to the queue at once. */
export const orderServices = endpoint({
  method: "POST",
  path: "/order/service/submit",
  summary: "Order services for an item",
  body: z.strictObject({ itemNo, services: z.array(wantedService).check(z.minLength(1), z.maxLength(20)), seenTotal: cnyAmount }),
  data: z.object({ tradeNo: z.nullable(z.string()), total: cnyAmount, entryIds: z.array(id) }),
  refusals: [
    "ITEM_NOT_FOUND",
    "SERVICE_NOT_OFFERED",
    "SERVICE_ALREADY_ORDERED",
    "SERVICE_QUANTITY_MISMATCH",
    "SERVICE_REMARK_TOO_LONG",
    "SERVICE_REMARK_MISSING",
    "SERVICE_PRICE_CHANGED",
  ],
  once: true,
});
