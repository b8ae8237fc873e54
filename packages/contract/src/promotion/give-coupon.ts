import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, id } from "../fields.ts";

export const giveCoupon = endpoint({
  method: "POST",
  path: "/staff/promotion/give",
  summary: "Give a customer a coupon",
  body: z.strictObject({ kindId: id, email }),
  data: z.object({ couponNo: z.string() }),
  refusals: ["GET_COUPON_FAILED", "CUSTOMER_NOT_FOUND"],
  once: true,
});
