import type { cartRefusals } from "@sihai/contract/cart/refusals";

export const cartSentences = {
  CART_ITEM_NOT_FOUND: "购物车中没有这件商品",
  // rules D-17 and D-18
  QUANTITY_BELOW_MINIMUM: "不能再减少了，最少购买 {minimum} 件",
  QUANTITY_ABOVE_STOCK: "超出最大库存，目前仅剩 {stock} 件",
  // rules D-20 and D-21
  PRICE_ZERO: "价格不能为零",
  PRICE_NOT_CORRECT: "请输入正确的价格",
  CART_FULL: "购物车最多放 {maximum} 件商品，请先删除一些",
  GOODS_UNAVAILABLE: "商品已售罄或下架，暂时无法购买",
} as const satisfies Record<keyof typeof cartRefusals, string>;
