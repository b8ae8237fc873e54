import type { orderRefusals } from "@sihai/contract/order/refusals";

export const orderSentences = {
  ORDER_NOT_FOUND: "We couldn’t find this order",
  ORDER_PRICE_CHANGED: "The seller has just changed the price. Nothing was ordered or charged. Please check the new price",
  // rule C-18
  DISCLAIMER_NOT_AGREED: "Please read and agreed the Disclaimer.",
  ORDER_CANCEL_REFUSED: "Failed to cancel the order: it is too late to cancel it. Nothing was changed",
  ORDER_DELETE_REFUSED: "Failed to delete the order: you can only delete cancelled orders",
  ITEM_CANCEL_REFUSED: "Failed to cancel the item: it is too late to cancel it. Nothing was changed",
  SERVICE_QUANTITY_MISMATCH: "The service quantity doesn’t match the items. Choose {expected}",
  SERVICE_REMARK_TOO_LONG: "The service remark can have at most {maximum} characters",
  STOCK_SHORT: "Some items don’t have enough stock. Please edit the quantities and try again",
  NOTHING_TO_ORDER: "Please choose items to order first",
  CONFIRMATION_CLOSED: "This item no longer needs your answer",
  PURCHASE_DEARER: "The purchase costs {¥short} more than the customer paid. Please ask the customer first",
  TRACKING_TAKEN: "This tracking number belongs to another customer’s delivery",
  ITEM_TAKEN: "{by} is already buying this item",
  ORDER_NOT_PAYABLE: "Failed to pay the order: it is already paid or cancelled. Nothing was charged",
  ALTERNATIVE_NOT_CORRECT: "Offer {at} is incomplete: check its option, link, price or waiting time",
  CHOICE_MISSING: "Please choose one of the offers",
  ITEM_SPLIT_REFUSED:
    "This line can’t be split. Each part needs at least one piece, and nothing may have been bought or refunded yet",
  DELIVERY_PIECES_WRONG: "Only {left} pieces of this item are left to ship",
  ORDER_COUNTRY_CLOSED:
    "Everything in this order has left or was cancelled, so its destination can’t change. Nothing was changed",
  ORDER_TOO_LARGE: "You can order up to {¥most} at once. Please order in parts, or ask us first",
  ORDERED_A_MOMENT_AGO: "You ordered the same a moment ago: order {orderNo}. Nothing was ordered this time",
  PURCHASE_SHOPS_DIFFER: "A platform order can only hold items from one shop",
} as const satisfies Record<keyof typeof orderRefusals, string>;
