import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemNo } from "../fields.ts";
import { standing } from "./subscriptions-fields.ts";

/** Mails when the item is bought, shipped by the seller, signed for and stocked in; at most 20 items at a time (rule L-13). */
export const subscribeItem = endpoint({
  method: "POST",
  path: "/order/service/subscribe",
  summary: "Get mails about an item",
  body: z.strictObject({ itemNo }),
  data: standing,
  refusals: ["ITEM_NOT_FOUND", "SUBSCRIPTIONS_FULL", "SUBSCRIPTION_REFUSED"],
  repeats: "sets",
});
