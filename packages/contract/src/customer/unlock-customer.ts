import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

export const unlockCustomer = endpoint({
  method: "POST",
  path: "/staff/customer/unlock",
  summary: "Forgive a customer's wrong passwords",
  body: z.strictObject({ userId: id, reason: text(500) }),
  data: z.null(),
  refusals: ["CUSTOMER_NOT_FOUND"],
  once: true,
});
