import { enquiryCloseReasons, enquiryPlans, enquiryStates } from "@sihai/domain/enquiry";
import * as z from "zod/mini";
import { cnyAmount, documentNo, id, instant, localText, quantity, text } from "../fields.ts";
import { chosenOption, pictureKey, platformField, skuId } from "../goods/fields.ts";
import { addressView } from "../parcel/fields.ts";

export const enquiryNo = documentNo();

export const planField = z.enum(enquiryPlans);

export const enquiryStateField = z.enum(enquiryStates);

/** A product as it is asked about; everything is needed (rule K-51). */
export const requestedProduct = z.strictObject({
  link: text(2000),
  name: text(200),
  specification: text(300),
  quantity,
});

export const offerField = z.object({
  goodsId: id,
  skuId,
  platform: platformField,
  link: z.string(),
  title: localText,
  options: z.array(chosenOption),
  picture: z.nullable(pictureKey),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  remark: z.string(),
});

/** The freight the answer calculates with, as it was estimated then. */
export const freightEstimate = z.object({
  lineId: z.string(),
  name: localText,
  service: z.string(),
  days: z.tuple([z.int(), z.int()]),
  taxMode: z.string(),
  grams: z.int(),
  chargeableGrams: z.int(),
  /** False when nobody has weighed some of the goods yet. */
  weighed: z.boolean(),
  total: cnyAmount,
});

/** Goods, domestic freight once a shop, international freight where a line was found. */
export const enquiryCosts = z.object({
  goods: cnyAmount,
  domesticFreight: cnyAmount,
  freight: z.nullable(cnyAmount),
  total: cnyAmount,
});

export const enquiryProduct = z.object({
  seq: z.int(),
  link: z.string(),
  platform: z.nullable(platformField),
  name: z.string(),
  specification: z.string(),
  quantity: z.int(),
  note: z.string(),
  /** The first goes into the cart, the others are alternatives. */
  offers: z.array(offerField),
});

export const enquirySummary = z.object({
  enquiryNo: z.string(),
  state: enquiryStateField,
  plan: planField,
  country: z.string(),
  products: z.array(z.object({ name: z.string(), platform: z.nullable(platformField), quantity: z.int() })),
  createdAt: instant,
  dueAt: instant,
  answeredAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  total: z.nullable(cnyAmount),
  /** Something became of it that the customer has not looked at. */
  isNew: z.boolean(),
});

export const enquiryView = z.object({
  enquiryNo: z.string(),
  state: enquiryStateField,
  plan: planField,
  address: addressView,
  remark: z.string(),
  createdAt: instant,
  dueAt: instant,
  answeredAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  closeReason: z.nullable(z.enum(enquiryCloseReasons)),
  answerNote: z.string(),
  products: z.array(enquiryProduct),
  freight: z.nullable(freightEstimate),
  costs: z.nullable(enquiryCosts),
  isNew: z.boolean(),
  may: z.object({ withdraw: z.boolean(), putInCart: z.boolean() }),
});

export const enquiryProductsMax = 10;
