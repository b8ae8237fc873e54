import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

export const beginViewing = endpoint({
  method: "POST",
  path: "/staff/customer/view",
  summary: "Ask to see the shop as one customer sees it; the address opens once, within a minute, and the customer is told then",
  body: z.strictObject({ userId: id, reason: text(500) }),
  data: z.object({ url: z.string() }),
  refusals: ["CUSTOMER_NOT_FOUND", "VIEWING_STOPPED"],
  repeats: "renews",
});
