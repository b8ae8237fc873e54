import {
  consultLimits,
  consultStars,
  consultStates,
  consultSubjectKinds,
  consultTypes,
  speedyStates,
} from "@sihai/domain/consult";
import * as z from "zod/mini";
import { cnyAmount, documentNo, fileId, instant, localText, text } from "../fields.ts";

export const consultNo = z.string().check(z.regex(/^ZX\d{9,18}$/));
export const consultTypeField = z.enum(consultTypes);
export const consultStateField = z.enum(consultStates);
export const consultSubject = z.strictObject({ kind: z.enum(consultSubjectKinds), no: documentNo() });

/** What customers write, which their phones check too. */
export const consultTitle = text(consultLimits.title, 2);
export const consultText = text(consultLimits.text);
export const consultPictures = z.array(fileId).check(z.maxLength(consultLimits.pictures));
/** A message: words, with pictures or without. */
export const written = { text: consultText, pictures: consultPictures };
export const stars = z.int().check(z.minimum(consultStars.least), z.maximum(consultStars.most));

/** What a thread is about, as its customer knows it. */
export const subjectView = z.object({
  kind: z.enum(consultSubjectKinds),
  no: z.string(),
  /** The order it is of, of an order and an item. */
  orderNo: z.nullable(z.string()),
  /** Of an item its name; of an order or a parcel that of its first goods. */
  name: z.nullable(localText),
  pictureUrl: z.nullable(z.string()),
  /** Of how many kinds of goods it is. */
  goods: z.int(),
});

export const speedyView = z.object({
  state: z.enum(speedyStates),
  price: cnyAmount,
  payBefore: instant,
  /** By when the answer is due for it; null until it is paid. */
  dueAt: z.nullable(instant),
  tradeNo: z.nullable(z.string()),
});

export const consultSummary = z.object({
  consultNo: z.string(),
  type: consultTypeField,
  state: consultStateField,
  title: z.string(),
  subject: z.nullable(z.object({ kind: z.enum(consultSubjectKinds), no: z.string() })),
  /** The last words and whose they are. */
  last: z.object({ from: z.enum(["user", "staff"]), text: z.string(), at: instant }),
  /** Until when we answer; null while nothing waits for us. */
  dueAt: z.nullable(instant),
  unread: z.int(),
  createdAt: instant,
});

export const consultMessage = z.object({
  seq: z.int(),
  from: z.enum(["user", "staff"]),
  text: z.string(),
  pictures: z.array(z.string()),
  at: instant,
});

export const consultRating = z.object({ stars: z.int(), words: z.string() });
