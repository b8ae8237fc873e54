import type { cartRefusals } from "@sihai/contract/cart/refusals";

export const cartSentences = {
  CART_ITEM_NOT_FOUND: "This item isn’t in your cart",
  // rules D-17 and D-18
  QUANTITY_BELOW_MINIMUM: "Cannot reduce the amount",
  QUANTITY_ABOVE_STOCK: "Exceed the maximum stock",
  // rules D-20 and D-21
  PRICE_ZERO: "Price can not be zero",
  PRICE_NOT_CORRECT: "Please enter the correct price",
  CART_FULL: "Your cart holds up to {maximum} items. Please remove some first",
  GOODS_UNAVAILABLE: "This item is sold out or no longer available",
} as const satisfies Record<keyof typeof cartRefusals, string>;
