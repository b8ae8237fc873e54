import type { orderRefusals } from "@sihai/contract/order/refusals";

export const orderSentences = {
  ORDER_NOT_FOUND: "We couldn't find this order",
  ORDER_PRICE_CHANGED: "The seller has just changed the price. Nothing was ordered or charged; please check the new price",
  // rule C-18
  DISCLAIMER_NOT_AGREED: "Please read and agreed the Disclaimer.",
  ORDER_CANCEL_REFUSED: "Failed to cancel the order: we have already started buying it. Please contact us",
  ORDER_DELETE_REFUSED: "Failed to delete the order: only cancelled orders can be deleted",
  ITEM_CANCEL_REFUSED: "Failed to cancel the item: it can't be cancelled any more. Nothing was changed",
  SERVICE_QUANTITY_MISMATCH: "The service quantity doesn't match the items; it should be {expected}",
  SERVICE_REMARK_TOO_LONG: "The service remark can have at most {maximum} characters",
  STOCK_SHORT: "Some items don't have enough stock. Please edit the quantities and try again",
  NOTHING_TO_ORDER: "Please choose what to order first",
  CONFIRMATION_CLOSED: "This item no longer waits for your answer",
  PURCHASE_DEARER: "The purchase costs ¥{short} more than the buyer paid. Please ask the buyer first",
  TRACKING_TAKEN: "This tracking number is in use for another customer's delivery",
  ITEM_TAKEN: "{by} is already buying this item",
  ORDER_NOT_PAYABLE: "Failed to pay the order: it is paid or cancelled already. Nothing was charged",
  ALTERNATIVE_NOT_CORRECT: "Offer {at} is incomplete: check its option, link, price or waiting time",
  CHOICE_MISSING: "Please choose one of the offers",
  ITEM_SPLIT_REFUSED:
    "This line can't be split: both parts need at least one piece, and nothing may have been bought or refunded yet",
  DELIVERY_PIECES_WRONG: "Only {left} pieces of this item are left to be sent",
  PURCHASE_SHOPS_DIFFER: "One order at a platform holds items of one shop only",
} as const satisfies Record<keyof typeof orderRefusals, string>;
