import { alternativesMax } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, itemNo, orderNo, sixDigits, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { cancelReasonField } from "./fields.ts";

/** Unpaid: nothing was charged. Paid and not yet being bought: the whole amount goes back to the wallet, once. */
export const cancelOrder = endpoint({
  method: "POST",
  path: "/order/cancel",
  summary: "Cancel an order",
  body: z.strictObject({ orderNo, reason: cancelReasonField, note: z.optional(text(140, 0)) }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["ORDER_NOT_FOUND", "ORDER_CANCEL_REFUSED"],
  once: true,
});

export const cancelItem = endpoint({
  method: "POST",
  path: "/order/item/cancel",
  summary: "Cancel one item of an order",
  body: z.strictObject({ itemNo, reason: cancelReasonField, note: z.optional(text(140, 0)) }),
  data: z.object({ refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_CANCEL_REFUSED"],
  once: true,
});

/** Cancelled orders only; it is gone from the list for good. */
export const deleteOrder = endpoint({
  method: "POST",
  path: "/order/delete",
  summary: "Delete a cancelled order from the list",
  body: z.strictObject({ orderNo }),
  data: z.null(),
  refusals: ["ORDER_NOT_FOUND", "ORDER_DELETE_REFUSED"],
});

/** Puts what can still be bought into the cart again; `left` counts what cannot. */
export const repeatOrder = endpoint({
  method: "POST",
  path: "/order/repeat",
  summary: "Put the goods of an order into the cart again",
  body: z.strictObject({ orderNo }),
  data: z.object({ cartItemIds: z.array(z.string()), left: z.int() }),
  refusals: ["ORDER_NOT_FOUND", "CART_FULL"],
  once: true,
});

/**
 * Accepting a dearer purchase takes the difference from the wallet and needs the payment password; a cheaper alternative gives it back.
 * Where staff offered alternatives `choice` says which. Declining cancels and refunds.
 */
export const answerItem = endpoint({
  method: "POST",
  path: "/order/item/confirm",
  summary: "Answer what staff asked about an item",
  body: z.strictObject({
    itemNo,
    answer: z.enum(["accept", "decline"]),
    choice: z.optional(z.int().check(z.minimum(1), z.maximum(alternativesMax))),
    payPassword: z.optional(sixDigits),
  }),
  data: z.object({ charged: cnyAmount, refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "CONFIRMATION_CLOSED", "CHOICE_MISSING", "BALANCE_NOT_ENOUGH", ...payPasswordRefusals],
  once: true,
});
