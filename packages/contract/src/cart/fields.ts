import * as z from "zod/mini";
import { cnyAmount, id, instant, localText, text } from "../fields.ts";
import { chosenOption, pictureKey, platformField } from "../goods/fields.ts";

export const cartLineStates = [
  "available",
  "low-stock",
  "stock-short",
  "below-minimum",
  "sold-out",
  "off-shelf",
  "info-changed",
  "unable",
] as const;

/**
 * One line of the cart. Prices are those that hold now, for all pieces of the goods that lie in the cart; `was` is what the buyer saw when it differs.
 * `pricesFrom`: of goods with wholesale steps, what a piece costs from so many pieces on, ascending from 1; absent where it costs the same however many.
 */
export const cartLine = z.object({
  cartItemId: id,
  goodsId: id,
  platform: platformField,
  link: z.string(),
  title: localText,
  skuId: z.string(),
  options: z.array(chosenOption),
  picture: z.nullable(pictureKey),
  quantity: z.int(),
  unitPrice: cnyAmount,
  pricesFrom: z.optional(z.array(z.object({ fromQuantity: z.int(), price: cnyAmount }))),
  domesticFreight: cnyAmount,
  was: z.nullable(z.object({ unitPrice: cnyAmount, domesticFreight: cnyAmount })),
  isBuyersOwnPrice: z.boolean(),
  state: z.enum(cartLineStates),
  stock: z.int(),
  minimumQuantity: z.int(),
  remark: z.string(),
  addedAt: instant,
});

export const cartShop = z.object({
  shopKey: z.string(),
  platform: platformField,
  shopId: z.nullable(z.string()),
  shopName: localText,
  lines: z.array(cartLine),
});

export const remark = text(140, 0);

export const quantityRefusals = ["GOODS_VARIANT_UNKNOWN", "QUANTITY_BELOW_MINIMUM", "QUANTITY_ABOVE_STOCK"] as const;
