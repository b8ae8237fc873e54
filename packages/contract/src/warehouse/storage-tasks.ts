import { extensionPolicy } from "@sihai/domain/storage";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, text, whole } from "../fields.ts";

/** Months of 30 days. `seenTotal`: what the buyer was shown; another price writes nothing. An earlier unpaid extension of an item lapses. */
export const extendStorage = endpoint({
  method: "POST",
  path: "/storage/extend",
  summary: "Pay for longer storage of some items",
  body: z.strictObject({
    items: z
      .array(z.strictObject({ itemId: id, months: z.int().check(z.minimum(1), z.maximum(extensionPolicy.monthsMax)) }))
      .check(z.minLength(1), z.maxLength(extensionPolicy.itemsMax)),
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

const asked = z.object({ taskId: z.string(), notBefore: instant });

export const askDiscard = endpoint({
  method: "POST",
  path: "/storage/discard",
  summary: "Have an item thrown away; it can be taken back until it is done, a day at least",
  body: z.strictObject({ itemId: id, reason: text(200, 0) }),
  data: asked,
  refusals: ["STORED_ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY", "STORAGE_TASK_OPEN"],
  once: true,
});

export const askSplit = endpoint({
  method: "POST",
  path: "/storage/split",
  summary: "Have some pieces of an item laid apart, for another parcel",
  body: z.strictObject({ itemId: id, pieces: whole(1, 9998) }),
  data: asked,
  refusals: ["STORED_ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY", "STORAGE_TASK_OPEN", "STORED_SPLIT_REFUSED"],
  once: true,
});

export const withdrawTask = endpoint({
  method: "POST",
  path: "/storage/withdraw",
  summary: "Take back what was asked of the storage bench",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string() }),
  refusals: ["STORAGE_TASK_NOT_FOUND"],
  once: true,
});
