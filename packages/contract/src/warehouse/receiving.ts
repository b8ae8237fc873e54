import { findingKinds, findingPhotosMax } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { centimetres, fileId, grams, instant, itemNo, quantity, text } from "../fields.ts";
import { benchItem } from "./fields.ts";

const courierNumber = text(40, 4);

export const listExpected = endpoint({
  method: "GET",
  path: "/staff/receiving/expected",
  summary: "Items on their way to the warehouse or waiting to be stocked in",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(["on-the-way", "signed"])),
    due: dueFilter,
    /** Where the page before ended. */
    after: z.optional(z.string().check(z.regex(/^(?:\d{1,15}|none)\.\d{1,18}$/))),
  }),
  data: z.object({
    items: z.array(benchItem),
    /** Where this page ended, when there are more. */
    next: z.nullable(z.string()),
  }),
});

/**
 * Every item announced under a courier number; none when nobody announced it, and then what may help: whether it lies on the shelf of
 * unannounced parcels already, and items expected under a number that looks like it.
 */
export const scanDelivery = endpoint({
  method: "GET",
  path: "/staff/receiving/scan",
  summary: "What a courier number brings",
  query: z.object({ number: courierNumber }),
  data: z.object({
    trackingNo: z.string(),
    items: z.array(benchItem),
    shelved: z.nullable(z.object({ abnormalNo: z.string(), shelf: z.string() })),
    similar: z.array(benchItem),
  }),
});

export const signDelivery = endpoint({
  method: "POST",
  path: "/staff/receiving/sign",
  summary: "A delivery arrived: its items are signed for and the stock-in clock starts",
  body: z.strictObject({ trackingNo: courierNumber, deliveredAt: z.optional(instant) }),
  data: z.object({ items: z.array(z.object({ itemNo: z.string(), dueAt: instant })) }),
  refusals: ["DELIVERY_UNKNOWN", "DELIVERY_DISPUTED", "DELIVERED_IN_FUTURE", "ITEM_STATE_REFUSED"],
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

/** Some of an item's pieces came. It stays expected until the last has; then it is signed for. */
export const recordArrival = endpoint({
  method: "POST",
  path: "/staff/receiving/arrival",
  summary: "Part of an item arrived",
  body: z.strictObject({ itemNo, trackingNo: courierNumber, count: quantity, shelf: text(20) }),
  data: z.object({ itemNo: z.string(), arrived: z.int(), total: z.int(), complete: z.boolean() }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "ARRIVED_TOO_MANY"],
  once: true,
});

/** Asks the buyer and waits 72 hours; forbidden goods may be refused, which cancels the item and gives back what was paid. */
export const recordFinding = endpoint({
  method: "POST",
  path: "/staff/receiving/finding",
  summary: "A signed item is not what it should be",
  body: z.strictObject({
    itemNo,
    kind: z.enum(findingKinds),
    note: text(300, 2),
    photos: z.array(fileId).check(z.minLength(1), z.maxLength(findingPhotosMax)),
    refuse: z.optional(z.boolean()),
  }),
  data: z.object({ itemNo: z.string(), state: z.string(), answerBefore: z.nullable(instant) }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PHOTO_NOT_FOUND", "FINDING_NOT_REFUSABLE"],
  once: true,
});

/**
 * A picture taken at a bench, of an item or a parcel; it belongs to that customer. Under the subject `abnormal` it is of a parcel that is
 * nobody's yet, for staff alone.
 */
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
