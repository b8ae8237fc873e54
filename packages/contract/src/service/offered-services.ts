import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, itemNo, localText, orderNo } from "../fields.ts";
import { serviceKindField, serviceNoField } from "./fields.ts";

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
        /** Left out by a node of before. */
        skuName: z.optional(z.array(localText)),
        pictureUrl: z.nullable(z.string()),
        quantity: z.int(),
        state: z.string(),
        services: z.array(
          z.object({
            serviceNo: serviceNoField,
            kind: serviceKindField,
            per: z.enum(["piece", "photo", "item"]),
            unitPrice: cnyAmount,
            /** Detailed photos are half price from this one of the item on. */
            halfPriceFrom: z.int(),
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
