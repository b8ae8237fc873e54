import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, itemNo, localText, orderNo } from "../fields.ts";
import { serviceEntry, serviceKindField, serviceNoField, wantedService } from "./fields.ts";

/** What can be ordered for the items of an order now, and at what price. */
export const offeredServices = endpoint({
  method: "GET",
  path: "/order/service/offer",
  summary: "Services I can order for the items of an order",
  query: z.strictObject({ orderNo, itemNo: z.optional(itemNo) }),
  data: z.object({
    orderNo: z.string(),
    items: z.array(
      z.object({
        itemNo,
        name: localText,
        pictureUrl: z.nullable(z.string()),
        quantity: z.int(),
        state: z.string(),
        services: z.array(
          z.object({
            serviceNo: serviceNoField,
            kind: serviceKindField,
            per: z.enum(["piece", "photo", "item"]),
            unitPrice: cnyAmount,
            /** Comes with every item; nothing to order. */
            included: z.boolean(),
            /** Ordered already and not done yet. */
            open: z.boolean(),
            /** The quantity it takes; null: any from 1 to `quantityMax`. */
            quantity: z.nullable(z.int()),
            quantityMax: z.int(),
            /** Of this service done for the item before; its price counts on from there. */
            before: z.int(),
            needsRemark: z.boolean(),
            remarkMaxLength: z.int(),
          }),
        ),
      }),
    ),
  }),
  refusals: ["ORDER_NOT_FOUND", "ITEM_NOT_FOUND"],
});

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

export const existingServices = endpoint({
  method: "GET",
  path: "/order/service/list",
  summary: "Services on an order",
  query: z.strictObject({ orderNo, itemNo: z.optional(itemNo) }),
  data: z.object({ orderNo: z.string(), list: z.array(serviceEntry) }),
  refusals: ["ORDER_NOT_FOUND"],
});

/** Before staff have begun; a paid fee goes back to the wallet, once (rule F42). */
export const cancelService = endpoint({
  method: "POST",
  path: "/order/service/cancel",
  summary: "Call a service off that has not been started",
  body: z.strictObject({ entryId: id }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["SERVICE_NOT_FOUND", "SERVICE_CANCEL_REFUSED"],
  once: true,
});
