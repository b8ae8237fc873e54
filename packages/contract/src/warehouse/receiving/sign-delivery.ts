import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant } from "../../fields.ts";
import { courierNumber } from "./receiving-fields.ts";

export const signDelivery = endpoint({
  method: "POST",
  path: "/staff/receiving/sign",
  summary: "A delivery arrived: its items are signed for and the stock-in clock starts",
  body: z.strictObject({ trackingNo: courierNumber, deliveredAt: z.optional(instant) }),
  data: z.object({ items: z.array(z.object({ itemNo: z.string(), dueAt: instant })) }),
  refusals: ["DELIVERY_UNKNOWN", "DELIVERY_DISPUTED", "DELIVERED_IN_FUTURE", "ITEM_STATE_REFUSED"],
  once: true,
});
