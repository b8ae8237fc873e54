import { alternativesMax } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, itemNo, sixDigits, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";

/**
 * Accepting a dearer purchase takes the difference from the wallet and needs the payment password; a cheaper alternative gives it back.
 * Where staff offered alternatives `choice` says which. Declining cancels and refunds. `note`: what the customer says to it in words; who
 * buys reads it.
 */
export const answerItem = endpoint({
  method: "POST",
  path: "/order/item/confirm",
  summary: "Answer what staff asked about an item",
  body: z.strictObject({
    itemNo,
    answer: z.enum(["accept", "decline"]),
    choice: z.optional(z.int().check(z.minimum(1), z.maximum(alternativesMax))),
    note: z.optional(text(300, 0)),
    payPassword: z.optional(sixDigits),
  }),
  data: z.object({ charged: cnyAmount, refunded: cnyAmount }),
  refusals: ["ITEM_NOT_FOUND", "CONFIRMATION_CLOSED", "CHOICE_MISSING", "BALANCE_NOT_ENOUGH", ...payPasswordRefusals],
  once: true,
});
