import { customerStopKinds } from "@sihai/domain/customer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";

export const resumeCustomer = endpoint({
  method: "POST",
  path: "/staff/customer/resume",
  summary: "Let a stopped customer on again",
  body: z.strictObject({ userId: id, kind: z.enum(customerStopKinds), reason: text(500) }),
  data: z.null(),
  refusals: ["CUSTOMER_NOT_FOUND", "CUSTOMER_NOT_STOPPED"],
  once: true,
});
