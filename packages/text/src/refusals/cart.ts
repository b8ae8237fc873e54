import type { cartRefusals } from "@sihai/contract/cart/refusals";
import type { Sentences } from "./sentence.ts";

export const cartSentences = {
  CART_ITEM_NOT_FOUND: { zh: "购物车中没有这件商品", en: "This item isn't in your cart" },
  // rules D-17 and D-18
  QUANTITY_BELOW_MINIMUM: { zh: "不能再减少了，最少购买 {minimum} 件", en: "Cannot reduce the amount" },
  QUANTITY_ABOVE_STOCK: { zh: "超出最大库存，目前仅剩 {stock} 件", en: "Exceed the maximum stock" },
  // rules D-20 and D-21
  PRICE_ZERO: { zh: "价格不能为零", en: "Price can not be zero" },
  PRICE_NOT_CORRECT: { zh: "请输入正确的价格", en: "Please enter the correct price" },
  CART_FULL: {
    zh: "购物车最多放 {maximum} 件商品，请先清理",
    en: "Your cart holds up to {maximum} items. Please remove some first",
  },
  GOODS_UNAVAILABLE: { zh: "商品已售罄或下架，暂时无法购买", en: "This item is sold out or no longer offered" },
} as const satisfies Sentences<keyof typeof cartRefusals>;
