import { customerStopKinds } from "@sihai/domain/customer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

export const stopCustomer = endpoint({
  method: "POST",
  path: "/staff/customer/stop",
  summary: "Take a customer's log-in away, or serve them no longer; what they hold stays theirs",
  body: z.strictObject({ userId: id, kind: z.enum(customerStopKinds), reason: text(500) }),
  data: z.null(),
  refusals: ["CUSTOMER_NOT_FOUND", "CUSTOMER_STOPPED_ALREADY"],
  once: true,
});
