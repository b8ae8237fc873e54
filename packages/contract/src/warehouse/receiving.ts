import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { centimetres, fileId, grams, instant, itemNo, quantity, text } from "../fields.ts";
import { benchItem } from "./fields.ts";

const courierNumber = text(40, 4);

export const listExpected = endpoint({
  method: "GET",
  path: "/staff/receiving/expected",
  summary: "Items on their way to the warehouse or waiting to be stocked in",
  query: z.object({ q: z.optional(text(60, 0)), state: z.optional(z.enum(["on-the-way", "signed"])) }),
  data: z.object({ items: z.array(benchItem) }),
});

/** Every item announced under a courier number; none when nobody announced it. */
export const scanDelivery = endpoint({
  method: "GET",
  path: "/staff/receiving/scan",
  summary: "What a courier number brings",
  query: z.object({ number: courierNumber }),
  data: z.object({ trackingNo: z.string(), items: z.array(benchItem) }),
});

export const signDelivery = endpoint({
  method: "POST",
  path: "/staff/receiving/sign",
  summary: "A delivery arrived: its items are signed for and the stock-in clock starts",
  body: z.strictObject({ trackingNo: courierNumber, deliveredAt: z.optional(instant) }),
  data: z.object({ items: z.array(z.object({ itemNo: z.string(), dueAt: instant })) }),
  refusals: ["DELIVERY_UNKNOWN", "DELIVERED_IN_FUTURE", "ITEM_STATE_REFUSED"],
  once: true,
});

/** At least three standard photos, uploaded before under the item's number. */
export const stockIn = endpoint({
  method: "POST",
  path: "/staff/receiving/stock-in",
  summary: "Weigh, measure, photograph and shelve an item",
  body: z.strictObject({
    itemNo,
    grams,
    sidesCm: z.tuple([centimetres, centimetres, centimetres]),
    shelf: text(20),
    quantity,
    alone: z.optional(z.boolean()),
    flags: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    standardPhotos: z.array(fileId).check(z.maxLength(9)),
    finePhotos: z.optional(z.array(fileId).check(z.maxLength(20))),
  }),
  data: z.object({ itemNo: z.string(), freeUntil: instant, measuringFee: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PHOTOS_MISSING", "PHOTO_NOT_FOUND"],
  once: true,
});

/** A picture taken at a bench, of an item or a parcel; it belongs to that customer. */
export const uploadBenchPhoto = endpoint({
  method: "POST",
  path: "/staff/photos",
  summary: "Upload a picture taken at a bench",
  body: z.strictObject({ subject: text(32) }),
  data: z.object({ fileId: z.string(), width: z.int(), height: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["FILE_NOT_A_PICTURE", "ITEM_NOT_FOUND"],
});

/** Code 128 as SVG and the words beside it, for a label printer. */
export const itemLabel = endpoint({
  method: "GET",
  path: "/staff/labels/item/:itemNo",
  summary: "The label of a stored item",
  params: z.object({ itemNo }),
  data: z.object({ code: z.string(), svg: z.string(), lines: z.array(z.string()) }),
  refusals: ["ITEM_NOT_FOUND"],
});
