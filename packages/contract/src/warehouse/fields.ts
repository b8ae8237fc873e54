import * as z from "zod/mini";
import { cnyAmount, instant, localText, openSupplement } from "../fields.ts";
import { shopWishField } from "../order/fields.ts";

export const photoField = z.object({
  fileId: z.string(),
  kind: z.enum(["standard", "fine", "scale", "tape", "packed"]),
  takenAt: instant,
});

/** Something asked of the storage bench. `notBefore`: from when staff may do it. */
export const storageTask = z.object({
  taskId: z.string(),
  kind: z.enum(["discard", "split", "forfeit"]),
  pieces: z.nullable(z.int()),
  openedAt: instant,
  notBefore: instant,
});

/** Grams and centimetres. `daysLeft` counts to the end of free storage, or in the overdue days to the forfeit. */
export const storedItem = z.object({
  itemId: z.string(),
  itemNo: z.string(),
  orderNo: z.string(),
  name: localText,
  skuName: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  classId: z.nullable(z.string()),
  flags: z.array(z.string()),
  quantity: z.int(),
  value: cnyAmount,
  grams: z.int(),
  sidesCm: z.tuple([z.number(), z.number(), z.number()]),
  warehouse: z.int(),
  alone: z.boolean(),
  /** Set aside for the shipping expert. */
  reserved: z.boolean(),
  /** Items of its order that have not come, where they are to be sent together. */
  waitsFor: z.int(),
  supplement: openSupplement,
  measuringFee: cnyAmount,
  stockedInAt: instant,
  /** Until when a return or exchange may be asked for. */
  returnBefore: instant,
  /** By how many months storage may still be extended; why by none. */
  extension: z.object({
    monthsMax: z.int(),
    obstacle: z.nullable(z.enum(["ended", "being-packed", "at-the-limit"])),
    overdueFee: cnyAmount,
  }),
  /** What its owner asked for, or staff are about to do. */
  tasks: z.array(storageTask),
  storage: z.object({
    phase: z.enum(["free", "overdue", "ended"]),
    daysLeft: z.int(),
    /** How long the phase lasts in all. */
    ofDays: z.int(),
    endsAt: instant,
    paused: z.boolean(),
  }),
  photos: z.array(photoField),
});

/** An item as the benches see it: whose, what, how many, where it stands. */
export const benchItem = z.object({
  itemNo: z.string(),
  orderNo: z.string(),
  state: z.string(),
  name: localText,
  skuName: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  /** The sender's own pictures, all of them (rule E-29). */
  pictureFileIds: z.array(z.string()),
  quantity: z.int(),
  warehouse: z.int(),
  customerMark: z.string(),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  flags: z.array(z.string()),
  services: z.array(z.string()),
  /** So many detailed photos were paid for with the order; a node of the release before says nothing of them. */
  detailedPhotos: z.optional(z.int()),
  remark: z.string(),
  dueAt: z.nullable(instant),
  /** Bought to be stocked in first. */
  priority: z.boolean(),
  /** What so many pieces of its class usually weigh, as far as the class is known; a node of the release before says nothing of it. */
  usualGrams: z.optional(z.int()),
  /** What the buyer ticked for the goods of this shop. */
  wish: z.nullable(shopWishField),
  signedAt: z.nullable(instant),
  /** It came too late in the day and counts from the next morning. */
  afterCutOff: z.boolean(),
  /** Its courier number was entered by staff and can be taken back. */
  numberByStaff: z.boolean(),
  /** Of a delivery that comes in parts, what came before. */
  arrivals: z.array(z.object({ trackingNo: z.string(), count: z.int(), total: z.int(), shelf: z.string(), at: instant })),
});
