import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemNo } from "../fields.ts";

const standing = z.object({ count: z.int(), max: z.int() });

export const listSubscriptions = endpoint({
  method: "GET",
  path: "/order/service/subscriptions",
  summary: "Items I get mails about",
  data: z.extend(standing, { itemNos: z.array(itemNo) }),
});

/** Mails when the item is bought, shipped by the seller, signed for and stocked in; at most 20 items at a time (rule L-13). */
export const subscribeItem = endpoint({
  method: "POST",
  path: "/order/service/subscribe",
  summary: "Get mails about an item",
  body: z.strictObject({ itemNo }),
  data: standing,
  refusals: ["ITEM_NOT_FOUND", "SUBSCRIPTIONS_FULL", "SUBSCRIPTION_REFUSED"],
});

export const unsubscribeItem = endpoint({
  method: "POST",
  path: "/order/service/unsubscribe",
  summary: "No more mails about an item",
  body: z.strictObject({ itemNo }),
  data: standing,
  refusals: ["ITEM_NOT_FOUND"],
});
