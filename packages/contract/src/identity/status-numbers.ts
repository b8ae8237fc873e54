import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Numbers on the home page and beside the entries of the personal centre: each counts what its list shows, orders by their tabs. */
export const statusNumbers = endpoint({
  method: "GET",
  path: "/user/oauth/get-status-num",
  summary: "How many orders, items and parcels stand in each state",
  data: z.object({
    orderUnpaid: z.int(),
    orderPending: z.int(),
    orderSigned: z.int(),
    itemStored: z.int(),
    itemToConfirm: z.int(),
    parcelUnpaid: z.int(),
    parcelUnshipped: z.int(),
    parcelShipped: z.int(),
    parcelBackPayment: z.int(),
    messagesUnread: z.int(),
  }),
});
