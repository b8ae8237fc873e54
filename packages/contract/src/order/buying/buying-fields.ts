import { deliveryStageNames } from "@sihai/domain/courier";
import * as z from "zod/mini";
import { cnyAmount, id, instant, localText } from "../../fields.ts";
import { chosenOption } from "../../goods/fields.ts";
import { itemStateField, shopWishField } from "../fields.ts";

/** An item on the buying desk: what to buy, where, for at most how much, by when. */
export const deskItem = z.object({
  itemNo: z.string(),
  orderNo: z.string(),
  /** Ordered straight from the item's page. */
  quickBuy: z.boolean(),
  goodsId: z.nullable(id),
  customerMark: z.string(),
  state: itemStateField,
  platform: z.string(),
  link: z.nullable(z.string()),
  shopName: z.string(),
  name: localText,
  options: z.array(chosenOption),
  pictureUrl: z.nullable(z.string()),
  /** The customer's own pictures, all of them (rule E-29). */
  pictureFileIds: z.array(z.string()),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  /** What the buyer paid for goods and domestic freight: the most the purchase may cost. */
  budget: cnyAmount,
  isBuyersOwnPrice: z.boolean(),
  remark: z.string(),
  orderRemark: z.string(),
  wish: z.nullable(shopWishField),
  services: z.array(z.object({ serviceNo: z.string(), quantity: z.int(), remarks: z.string() })),
  warehouseId: z.int(),
  dueAt: z.nullable(instant),
  /** How the customer answered what was asked about it last: the question, and what they said in words, empty where they only agreed. Left out where nothing was answered. */
  answered: z.optional(z.object({ question: z.string(), text: z.string(), at: instant })),
  buyerName: z.nullable(z.string()),
  isMine: z.boolean(),
  platformOrderNo: z.nullable(z.string()),
  courier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  /** Pieces the seller has sent, in how many deliveries, and what the last of them was heard of. */
  sent: z.object({ pieces: z.int(), deliveries: z.int(), stage: z.nullable(z.enum(deliveryStageNames)) }),
});

export const deskTabs = ["to-buy", "buying", "awaiting-confirmation", "bought", "sent"] as const;
