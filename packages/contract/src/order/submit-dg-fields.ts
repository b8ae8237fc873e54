import * as z from "zod/mini";
import { cnyAmount, countryCode, id, localText, quantity, text, warehouseId } from "../fields.ts";
import { chosenOption, pictureKey, platformField, skuId } from "../goods/fields.ts";
import { offeredCoupon } from "../promotion/fields.ts";
import { orderDiscount, orderMoneyLine, serviceWish } from "./fields.ts";

export const flag = z.union([z.literal(0), z.literal(1)]);

export const goodsCode = z.string().check(z.regex(/^(\d{1,18}|quick)$/));

function isEachOnce(given: readonly string[]): boolean {
  return new Set(given).size === given.length;
}

/**
 * That goods were bought at once is what they show by their code, and nothing a caller may claim of a cart (rules D-85 and D-86): the desk
 * reads it, and so does whoever asks how customers order.
 */
export function tellsHowItIsBought({
  quicklyBuyFlg,
  goodsCodeList,
}: {
  quicklyBuyFlg: 0 | 1;
  goodsCodeList: readonly string[];
}): boolean {
  return quicklyBuyFlg === 1 ? goodsCodeList.every((code) => code === "quick") : !goodsCodeList.includes("quick");
}

export const howItIsBought = { error: "quicklyBuyFlg is 1 for the goods `quick` alone, and 0 for lines of the cart" };

/** The placement of rules D-79 to D-83, with what the server needs beside it. A goods code is a cart line's id, or `quick`. */
export const placement = {
  quicklyBuyFlg: flag,
  /**
   * At most one coupon for each shop's order, and each coupon once (rules D-102 and J-23). What it takes off follows from the coupon itself
   * (rule F31).
   */
  couponList: z
    .array(z.strictObject({ couponId: id, isUse: flag, shopId: z.nullable(text(64)), shopSource: platformField }))
    .check(
      z.maxLength(200),
      z.refine((list) => isEachOnce(list.map(({ couponId }) => couponId))),
      z.refine((list) => isEachOnce(list.map(({ shopSource, shopId }) => `${shopSource} ${shopId}`))),
    ),
  goodsCodeList: z.array(goodsCode).check(z.minLength(1), z.maxLength(200)),
  shopOrderService: z
    .array(
      z.strictObject({
        shopId: z.nullable(text(64)),
        shopSource: platformField,
        orderRemark: text(140, 0),
        needCheck: z.boolean(),
        boxInStorage: z.boolean(),
        specialMark: flag,
        returnExchangeConfirmed: flag,
        orderServiceExtList: z.array(z.never()).check(z.maxLength(0)),
      }),
    )
    .check(z.maxLength(200)),
  goodsAdditionalServiceList: z
    .array(z.strictObject({ goodsCode, itemServiceExtList: z.array(serviceWish).check(z.maxLength(10)) }))
    .check(z.maxLength(200)),
  /** The goods of a quick buy, which never pass through the cart. */
  quickGoods: z.nullable(z.strictObject({ goodsId: id, skuId, quantity, remark: text(140, 0) })),
  warehouseId,
  country: z.nullable(countryCode),
};

export const previewedItem = z.object({
  goodsCode: z.string(),
  goodsId: id,
  title: localText,
  options: z.array(chosenOption),
  picture: z.nullable(pictureKey),
  quantity: z.int(),
  unitPrice: cnyAmount,
  domesticFreight: cnyAmount,
  service: cnyAmount,
  total: cnyAmount,
  remark: z.string(),
  isBuyersOwnPrice: z.boolean(),
});

export const previewedOrder = z.object({
  shopId: z.nullable(z.string()),
  shopSource: platformField,
  shopName: localText,
  items: z.array(previewedItem),
  lines: z.array(orderMoneyLine),
  /** By how much its services are cheaper for a member than for everybody; within the lines already. */
  memberDiscount: cnyAmount,
  /** My coupons, those that take most off first; `bestCoupon` is worth suggesting. */
  coupons: z.array(offeredCoupon),
  bestCoupon: z.nullable(id),
  /** What the chosen coupon takes off; null where none is chosen, or it does not fit. */
  discount: z.nullable(orderDiscount),
  total: cnyAmount,
});

export const orderRefusals = [
  "NOTHING_TO_ORDER",
  "CART_ITEM_NOT_FOUND",
  "GOODS_NOT_FOUND",
  "GOODS_UNAVAILABLE",
  "GOODS_VARIANT_UNKNOWN",
  "QUANTITY_BELOW_MINIMUM",
  "STOCK_SHORT",
  "SERVICE_QUANTITY_MISMATCH",
  "SERVICE_REMARK_TOO_LONG",
  "WAREHOUSE_CLOSED",
  "WAREHOUSE_NOT_FOUND",
] as const;
