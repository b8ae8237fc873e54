import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const resendDelivery = endpoint({
  method: "POST",
  path: "/user/partner/resend",
  summary: "Send an event once more",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["DELIVERY_NOT_FOUND"],
  once: true,
});
