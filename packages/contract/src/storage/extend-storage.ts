import { extensionLimits } from "@sihai/domain/storage";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant } from "../fields.ts";

/** Months of 30 days. `seenTotal`: what the buyer was shown; another price writes nothing. An earlier unpaid extension of an item lapses. */
export const extendStorage = endpoint({
  method: "POST",
  path: "/storage/extend",
  summary: "Pay for longer storage of some items",
  body: z.strictObject({
    items: z
      .array(z.strictObject({ itemId: id, months: z.int().check(z.minimum(1), z.maximum(extensionLimits.months)) }))
      .check(z.minLength(1), z.maxLength(extensionLimits.items)),
    seenTotal: cnyAmount,
  }),
  data: z.object({
    extensionNo: z.string(),
    tradeNo: z.string(),
    total: cnyAmount,
    payBefore: instant,
  }),
  refusals: ["STORED_ITEM_NOT_FOUND", "STORAGE_EXTENSION_REFUSED", "STORAGE_PRICE_CHANGED", "STORAGE_ITEM_AWAY"],
  once: true,
});
